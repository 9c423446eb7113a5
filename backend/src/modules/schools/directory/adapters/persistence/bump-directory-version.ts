import type { EntityManager } from 'typeorm';

/**
 * Invalidates the cached shared directory of every process. Belongs in the transaction of every
 * write to schools or to shared coaches.
 */
export async function bumpDirectoryVersion(manager: EntityManager, now: Date): Promise<void> {
  await manager.query(
    `insert into app_state (key, value, updated_at) values ('directory_version', '1', $1)
     on conflict (key) do update
     set value = to_jsonb((app_state.value #>> '{}')::bigint + 1), updated_at = excluded.updated_at`,
    [now],
  );
}
