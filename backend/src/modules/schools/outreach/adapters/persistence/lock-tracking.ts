import type { EntityManager } from 'typeorm';

/** Writers of one athlete's tracking take turns until the end of their transaction. */
export async function lockTracking(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('tracking ' || $1, 0))`, [userId]);
}
