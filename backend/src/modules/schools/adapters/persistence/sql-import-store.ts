import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import {
  ImportStore,
  type ImportOutcome,
  type SchoolKey,
  type WriteOptions,
} from '../../application/ports/import-store.js';
import type { ImportBatch } from '../../domain/import/import-batch.js';
import type { StaffRecord } from '../../domain/import/staff-record.js';
import type { RosterPlayer } from '../../domain/roster/roster-player.js';
import { importTransaction } from './import-transaction.js';
import { rosterImportSql } from './roster-import-sql.js';
import { schoolImportSql as sql } from './school-import-sql.js';

interface Statements {
  update: string;
  insert: string;
}

/** Writes imports with two statements for each batch and kind of row, whatever their number. */
@Injectable()
export class SqlImportStore extends ImportStore {
  constructor(private readonly source: DataSource) {
    super();
  }

  storeSchools(
    batches: AsyncIterable<ImportBatch>,
    options: WriteOptions,
  ): Promise<ImportOutcome & { tracked: SchoolKey[] }> {
    return importTransaction(this.source, options, async (manager) => {
      for await (const { schools, coaches } of batches) {
        await write(manager, sql.schools, schools, options);
        await write(manager, sql.coachesByName, coaches, options);
      }
      return { tracked: await manager.query<SchoolKey[]>(sql.tracked) };
    });
  }

  storeExamples(batches: AsyncIterable<ImportBatch>, options: WriteOptions): Promise<ImportOutcome> {
    return importTransaction(this.source, { ...options, keep: () => true }, async (manager) => {
      for await (const { schools, coaches } of batches) {
        await insert(manager, sql.schools.insert, schools, { ...options, example: true });
        await insert(manager, sql.coachesByName.insert, coaches, { ...options, example: true });
      }
      return {};
    }).finally(() =>
      this.source.query('delete from import_changes where import_id = $1', [options.importId]),
    );
  }

  storeCoaches(batches: AsyncIterable<StaffRecord[]>, options: WriteOptions): Promise<ImportOutcome> {
    return importTransaction(this.source, options, async (manager) => {
      for await (const coaches of batches) await write(manager, sql.coachesById, coaches, options);
      return {};
    });
  }

  storeRosters(
    batches: AsyncIterable<RosterPlayer[]>,
    options: WriteOptions & { source: string },
  ): Promise<ImportOutcome & { players: number }> {
    return importTransaction(this.source, options, async (manager) => {
      await manager.query(rosterImportSql.stage);
      for await (const players of batches) {
        if (players.length > 0) await manager.query(rosterImportSql.add, [JSON.stringify(players)]);
      }
      await manager.query(rosterImportSql.compare);
      await manager.query(rosterImportSql.logChanged, [options.importId]);
      await manager.query(rosterImportSql.updateChanged, [options.now, options.source]);
      await manager.query(rosterImportSql.removeChanged);
      await manager.query(rosterImportSql.create, [options.now, options.source, options.importId]);
      const rows = await manager.query<{ players: number }[]>(rosterImportSql.insertPlayers);
      return { players: rows[0]?.players ?? 0 };
    });
  }
}

async function write(
  manager: EntityManager,
  statements: Statements,
  records: object[],
  options: WriteOptions,
): Promise<void> {
  if (records.length === 0) return;
  await manager.query(statements.update, [JSON.stringify(records), options.now, options.importId]);
  await insert(manager, statements.insert, records, { ...options, example: false });
}

async function insert(
  manager: EntityManager,
  statement: string,
  records: object[],
  { importId, now, example }: { importId: string; now: Date; example: boolean },
): Promise<void> {
  if (records.length === 0) return;
  await manager.query(statement, [JSON.stringify(records), now, importId, example]);
}
