import type pg from 'pg';
import type { DataSource } from 'typeorm';

/** TypeORM's own pool, for libraries that use `pg` (sessions, rate limits, the job queue's reads). */
export function pgPool(source: DataSource): pg.Pool {
  return (source.driver as unknown as { master: pg.Pool }).master;
}
