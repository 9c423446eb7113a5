import { SetMetadata } from '@nestjs/common';

export const DURING_DELETION = 'recruit:during-deletion';

/** Also answers somebody whose account stands still until it is deleted. */
export const DuringDeletion = () => SetMetadata(DURING_DELETION, true);
