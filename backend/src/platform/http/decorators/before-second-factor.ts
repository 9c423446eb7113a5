import { SetMetadata } from '@nestjs/common';

export const BEFORE_SECOND_FACTOR = 'recruit:before-second-factor';

/** Also answers an admin who has to set a second factor up, or to show it, before anything else. */
export const BeforeSecondFactor = () => SetMetadata(BEFORE_SECOND_FACTOR, true);
