import type { EntityManager } from 'typeorm';

import { LastAdmin } from '../../domain/privacy-errors.js';
import { LOCK_ADMINS, LOCK_USER } from './deletions.sql.js';

/** Locks the account and all admins. Throws LastAdmin when no other admin would be left. */
export async function refuseLastAdmin(manager: EntityManager, userId: string): Promise<void> {
  const admins = await manager.query<{ id: string }[]>(LOCK_ADMINS);
  await manager.query(LOCK_USER, [userId]);
  if (admins.length === 1 && admins[0]?.id === userId) throw new LastAdmin();
}
