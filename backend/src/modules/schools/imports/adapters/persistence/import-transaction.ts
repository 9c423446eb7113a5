import type { EntityManager } from 'typeorm';

import type { BackgroundSource } from '../../../../../platform/database/background-source.js';
import type { ImportChange, ImportOutcome, Touched, WriteOptions } from '../../application/ports/import-store.js';
import { bumpDirectoryVersion, lockDirectory } from '../../../directory/adapters/persistence/index.js';
import { FIRST_CHANGES } from './first-changes.sql.js';

/** Thrown inside the transaction to roll it back; never leaves this file. */
class TakenBack extends Error {}

export interface Turn {
  source: BackgroundSource;
  /** How long the import waits for another's end. */
  waitMs: number;
}

const COUNTS = `
select entity, count(*) filter (where before is null)::int as created,
  count(*) filter (where before is not null)::int as changed
from import_touched where import_id = $1 group by entity`;

const APPLIED = `
update imports set status = 'applied', created_count = $2, changed_count = $3 where id = $1`;

/**
 * Runs one import: waits for the lock, lets `write` store and record all rows, and counts what it recorded. The
 * same transaction declares the import applied, so that after a crash either both exist or neither.
 */
export async function importTransaction<Extra>(
  { source, waitMs }: Turn,
  options: WriteOptions,
  write: (manager: EntityManager) => Promise<Extra>,
): Promise<ImportOutcome & Extra> {
  let outcome: (ImportOutcome & Extra) | undefined;
  try {
    await source.transaction(async (manager) => {
      await lockDirectory(manager, waitMs);
      await options.started();
      const extra = await write(manager);
      outcome = { ...(await outcomeOf(manager, options.importId)), ...extra };
      if (!options.keep()) throw new TakenBack();
      await conclude(manager, options, outcome);
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  if (!outcome) throw new Error('the import ended without a count');
  return outcome;
}

async function outcomeOf(manager: EntityManager, importId: string): Promise<ImportOutcome> {
  const rows = await manager.query<({ entity: string } & Touched)[]>(COUNTS, [importId]);
  const touched = (entity: string): Touched => {
    const row = rows.find((candidate) => candidate.entity === entity);
    return { created: row?.created ?? 0, changed: row?.changed ?? 0 };
  };
  const firstChanges = await manager.query<ImportChange[]>(FIRST_CHANGES, [importId]);
  return { schools: touched('school'), coaches: touched('coach'), rosters: touched('roster'), incoming: touched('incoming'), firstChanges };
}

async function conclude(
  manager: EntityManager,
  { importId, now }: WriteOptions,
  { schools, coaches, rosters, incoming }: ImportOutcome,
): Promise<void> {
  const created = schools.created + coaches.created + rosters.created + incoming.created;
  const changed = schools.changed + coaches.changed + rosters.changed + incoming.changed;
  if (created + changed > 0) await bumpDirectoryVersion(manager, now);
  await manager.query(APPLIED, [importId, created, changed]);
}
