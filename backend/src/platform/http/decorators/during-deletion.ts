import { SetMetadata } from '@nestjs/common';

export const DURING_DELETION = 'recruit:during-deletion';

/** Also allows users whose account is scheduled for deletion. */
export const DuringDeletion = () => SetMetadata(DURING_DELETION, true);
