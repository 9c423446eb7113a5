import type { EntityManager } from 'typeorm';

import { ImportRunning } from '../../domain/import-running.js';

/** Any fixed number: whoever writes the shared directory takes the lock of this name. */
export const DIRECTORY_LOCK = 727_274_002;

const LOCK_NOT_AVAILABLE = '55P03';

/** How long somebody waits for their turn. */
export const USUAL_WAIT_MS = 30_000;

/**
 * Until the end of the transaction nobody else writes the shared directory. Throws ImportRunning when somebody
 * else has been doing so for `waitMs`.
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
