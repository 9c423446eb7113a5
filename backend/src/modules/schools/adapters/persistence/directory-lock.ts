import type { EntityManager } from 'typeorm';

/** Any fixed number: whoever writes the shared directory takes the lock of this name. */
const DIRECTORY_LOCK = 727_274_002;

/** Until the end of the transaction nobody else writes the shared directory. */
export async function lockDirectory(manager: EntityManager): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1)', [DIRECTORY_LOCK]);
}
