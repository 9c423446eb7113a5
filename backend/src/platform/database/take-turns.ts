import type { EntityManager } from 'typeorm';

/**
 * Requests of one athlete that do `what` run one after the other, until the end of their transaction. A statement after
 * this one sees what the others committed, so that counting and inserting cannot pass a cap together.
 */
export async function takeTurns(manager: EntityManager, what: string, userId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${what} ${userId}`]);
}
