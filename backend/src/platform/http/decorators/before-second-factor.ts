import { SetMetadata } from '@nestjs/common';

export const BEFORE_SECOND_FACTOR = 'recruit:before-second-factor';

/** Also allows an admin who has to set up or prove a second factor first. */
export const BeforeSecondFactor = () => SetMetadata(BEFORE_SECOND_FACTOR, true);
