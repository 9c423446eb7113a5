import type { EntityManager } from 'typeorm';

import { ImportRunning } from '../../domain/import-running.js';

/** An arbitrary fixed number: the advisory lock of all writers of the shared directory. */
export const DIRECTORY_LOCK = 727_274_002;

const LOCK_NOT_AVAILABLE = '55P03';

/** How long to wait for the lock, in milliseconds. */
export const USUAL_WAIT_MS = 30_000;

/**
 * Locks the shared directory for other writers until the end of the transaction. Throws ImportRunning when
 * another writer still holds the lock after `waitMs`.
 */
export async function lockDirectory(manager: EntityManager, waitMs = USUAL_WAIT_MS): Promise<void> {
  try {
    await manager.query(`select set_config('lock_timeout', $1, true)`, [`${waitMs}ms`]);
    await manager.query('select pg_advisory_xact_lock($1)', [DIRECTORY_LOCK]);
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) throw new ImportRunning();
    throw error;
  }
}
