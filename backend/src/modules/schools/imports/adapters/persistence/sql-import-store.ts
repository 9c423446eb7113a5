import type { BackgroundSource } from '../../../../../platform/database/background-source.js';
import { ImportStore, type ImportOutcome, type SchoolKey, type WriteOptions } from '../../application/ports/import-store.js';
import type { ImportBatch } from '../../domain/import-batch.js';
import type { StaffRecord } from '../../domain/staff-record.js';
import type { IncomingPlayer } from '../../../directory/domain/roster/incoming-player.js';
import type { RosterPlayer } from '../../../directory/domain/roster/roster-player.js';
import { USUAL_WAIT_MS, RecordWriter } from '../../../directory/adapters/persistence/index.js';
import { importTransaction, type Turn } from './import-transaction.js';
import { incomingImportSql, rosterImportSql } from './player-lists-sql.js';
import { SchoolBatchWriter } from './school-batch-writer.js';
import { schoolImportSql as sql } from './school-import-sql.js';

/** Writes imports with at most three statements for each batch and kind of row, for any number of rows. */
export class SqlImportStore extends ImportStore {
  private readonly turn: Turn;

  /** `waitMs`: after how long the wait for another import's end is given up. */
  constructor(
    private readonly source: BackgroundSource,
    waitMs = USUAL_WAIT_MS,
  ) {
    super();
    this.turn = { source, waitMs };
  }

  storeSchools(batches: AsyncIterable<ImportBatch>, options: WriteOptions): Promise<ImportOutcome & { tracked: SchoolKey[] }> {
    return importTransaction(this.turn, options, async (manager) => {
      const writer = new SchoolBatchWriter(manager, options);
      for await (const batch of batches) await writer.write(batch);
      return { tracked: await manager.query<SchoolKey[]>(sql.tracked) };
    });
  }

  async storeExamples(batches: AsyncIterable<ImportBatch>, options: WriteOptions): Promise<ImportOutcome> {
    try {
      return await importTransaction(this.turn, { ...options, keep: () => true }, async (manager) => {
        const writer = new RecordWriter(manager, { ...options, example: true });
        for await (const { schools, coaches } of batches) {
          await writer.insert(sql.schools.insert, schools);
          await writer.insert(sql.coachesByName.insert, coaches);
        }
        return {};
      });
    } finally {
      await this.source.query('delete from import_changes where import_id = $1', [options.importId]);
    }
  }

  storeCoaches(batches: AsyncIterable<StaffRecord[]>, options: WriteOptions): Promise<ImportOutcome> {
    return importTransaction(this.turn, options, async (manager) => {
      const writer = new RecordWriter(manager, { ...options, example: false });
      for await (const coaches of batches) {
        await writer.update(sql.coachesById.update, coaches);
        await writer.insert(sql.coachesById.insert, coaches);
      }
      return {};
    });
  }

  storeRosters(
    batches: AsyncIterable<RosterPlayer[]>,
    options: WriteOptions & { source: string },
  ): Promise<ImportOutcome & { players: number }> {
    return this.replaceGroups(rosterImportSql, batches, options);
  }

  storeIncoming(
    batches: AsyncIterable<IncomingPlayer[]>,
    options: WriteOptions & { source: string },
  ): Promise<ImportOutcome & { players: number }> {
    return this.replaceGroups(incomingImportSql, batches, options);
  }

  /** Replaces the stored data of each school and year in the file, where it differs. */
  private replaceGroups(
    sql: typeof rosterImportSql,
    batches: AsyncIterable<object[]>,
    options: WriteOptions & { source: string },
  ): Promise<ImportOutcome & { players: number }> {
    return importTransaction(this.turn, options, async (manager) => {
      await manager.query(sql.stage);
      for await (const players of batches) {
        if (players.length > 0) await manager.query(sql.add, [JSON.stringify(players)]);
      }
      await manager.query(sql.compare);
      await manager.query(sql.logChanged, [options.importId]);
      await manager.query(sql.updateChanged, [options.now, options.source]);
      await manager.query(sql.removeChanged);
      await manager.query(sql.create, [options.now, options.source, options.importId]);
      const rows = await manager.query<{ players: number }[]>(sql.insertPlayers);
      return { players: rows[0]?.players ?? 0 };
    });
  }
}
