import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import {
  SchoolImportStore,
  type ImportCounts,
  type StoreOptions,
} from '../../application/ports/school-import-store.js';
import type { ImportBatch } from '../../domain/import/import-batch.js';
import { bumpDirectoryVersion } from './bump-directory-version.js';
import { lockDirectory } from './directory-lock.js';
import { schoolImportSql as sql } from './school-import-sql.js';

/** Thrown inside the transaction to take it back; never leaves this file. */
class TakenBack extends Error {}

/**
 * Which rows one import touched. A row that it created counts as created, whatever a later batch adds to it.
 */
class Touched {
  readonly created = new Set<number>();
  readonly changed = new Set<number>();

  get changedOnly(): number {
    return [...this.changed].filter((id) => !this.created.has(id)).length;
  }
}

/** Writes imports with three to five statements for each batch, whatever its size. */
@Injectable()
export class SqlSchoolImportStore extends SchoolImportStore {
  constructor(private readonly source: DataSource) {
    super();
  }

  async store(batches: AsyncIterable<ImportBatch>, options: StoreOptions): Promise<ImportCounts> {
    let counts: ImportCounts | undefined;
    try {
      await this.source.transaction(async (manager) => {
        await lockDirectory(manager);
        counts = await writeAll(manager, batches, options);
        if (!options.keep()) throw new TakenBack();
      });
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
    }
    if (!counts) throw new Error('the import ended without a count');
    return counts;
  }
}

async function writeAll(
  manager: EntityManager,
  batches: AsyncIterable<ImportBatch>,
  options: StoreOptions,
): Promise<ImportCounts> {
  const schools = new Touched();
  const coaches = new Touched();
  const inFile = new Set<number>();
  for await (const batch of batches) {
    await write(manager, sql.schools, batch.schools, options, schools);
    await write(manager, sql.coaches, batch.coaches, options, coaches);
    for (const id of await ids(manager, sql.schoolIds, [JSON.stringify(batch.schools)])) inFile.add(id);
  }
  const counts = {
    createdSchools: schools.created.size,
    changedSchools: schools.changedOnly,
    createdCoaches: coaches.created.size,
    changedCoaches: coaches.changedOnly,
    trackedSchools: (await ids(manager, sql.trackedSchoolIds, [[...inFile]])).length,
  };
  const { createdSchools, changedSchools, createdCoaches, changedCoaches } = counts;
  if (createdSchools + changedSchools + createdCoaches + changedCoaches > 0) {
    await bumpDirectoryVersion(manager, options.now);
  }
  return counts;
}

async function write(
  manager: EntityManager,
  statements: { update: string; insert: string },
  records: object[],
  { now, example }: StoreOptions,
  touched: Touched,
): Promise<void> {
  if (records.length === 0) return;
  const input = JSON.stringify(records);
  if (!example) for (const id of await ids(manager, statements.update, [input, now])) touched.changed.add(id);
  for (const id of await ids(manager, statements.insert, [input, now, example])) touched.created.add(id);
}

async function ids(manager: EntityManager, statement: string, values: unknown[]): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(statement, values);
  return rows.map(({ id }) => id);
}
