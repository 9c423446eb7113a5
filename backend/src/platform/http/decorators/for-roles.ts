import { SetMetadata } from '@nestjs/common';

import type { Role } from '../access/session-user.js';

export const ROLES = 'recruit:roles';

/** Allows guardians only; other users get 403. A route without such a mark is for athletes. */
export const ForGuardians = () => SetMetadata<string, Role[]>(ROLES, ['guardian']);

/** Answers anyone who is signed in: what belongs to an account and not to an athlete. */
export const ForEverybody = () => SetMetadata<string, Role[]>(ROLES, ['athlete', 'guardian']);
