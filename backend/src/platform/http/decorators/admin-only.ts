import { SetMetadata } from '@nestjs/common';

export const ADMIN_ONLY = 'recruit:admin-only';

/** Answers admins only; athletes get 403. */
export const AdminOnly = () => SetMetadata(ADMIN_ONLY, true);
