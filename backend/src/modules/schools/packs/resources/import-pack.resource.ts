import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Clock } from '../../../../shared-kernel/clock.js';
import { DomainError } from '../../../../shared-kernel/domain-error.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { RecordWriter, USUAL_WAIT_MS } from '../../directory/adapters/persistence/index.js';
import { importTransaction } from '../../imports/adapters/persistence/index.js';
import { ImportJournal, type ImportChange, type ImportUpload } from '../../imports/index.js';
import { packSql as sql } from '../adapters/persistence/pack.sql.js';
import type { PackManifest } from '../domain/pack.js';
import { readPackLine, type ReadLine } from '../domain/read-pack-line.js';
import { checkPack, packLines } from './pack-file.js';

export interface PackImportResult {
  importId: string;
  end: 'stored' | 'tried';
  /** ISO 8601; when the other server made it. */
  createdAt: string;
  schools: { total: number; created: number; changed: number };
  coaches: { total: number; created: number; changed: number };
  /** The first 50 differences. */
  first: ImportChange[];
}

const BATCH = 200;

/** Takes over another server's directory, in one transaction that can be undone like any import. */
@Injectable()
export class ImportPack {
  constructor(
    private readonly source: DataSource,
    private readonly journal: ImportJournal,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * `dryRun` reports what would happen and stores nothing. Entries that an admin of this server verified after the
   * pack's day stay. Throws PackError (nothing is stored), ImportRunning.
   */
  async run({ source: file, fileName, userId }: ImportUpload, { dryRun }: { dryRun: boolean }): Promise<PackImportResult> {
    const manifest = await checkPack(file);
    const importId = this.ids.next();
    const now = this.clock.now();
    const options = {
      importId,
      now,
      started: () => this.journal.begin({ id: importId, kind: 'pack', fileName, userId, totalRows: manifest.schools, now }),
      keep: () => !dryRun,
    };
    try {
      const outcome = await importTransaction({ source: this.source, waitMs: USUAL_WAIT_MS }, options, (manager) =>
        this.store(manager, linesOf(packLines(file)), { importId, now }),
      );
      await this.journal.finish(importId, this.clock.now(), dryRun ? { status: 'tried' } : {});
      return resultOf({ importId, manifest, dryRun }, outcome);
    } catch (error) {
      const failure = error instanceof DomainError ? error.code : 'internal_error';
      await this.journal.finish(importId, this.clock.now(), { status: 'failed', failure });
      throw error;
    }
  }

  private async store(
    manager: EntityManager,
    batches: AsyncIterable<ReadLine[]>,
    { importId, now }: { importId: string; now: Date },
  ): Promise<{ total: { schools: number; coaches: number } }> {
    const writer = new RecordWriter(manager, { importId, now, example: false });
    const total = { schools: 0, coaches: 0 };
    for await (const batch of batches) {
      const schools = batch.map(({ school }) => school);
      const coaches = batch.flatMap((one) => one.coaches);
      await writer.update(sql.schools.update, schools);
      await writer.update(sql.schools.insert, schools);
      await writer.update(sql.coaches.update, coaches);
      await writer.update(sql.coaches.insert, coaches);
      total.schools += schools.length;
      total.coaches += coaches.length;
      await this.journal.note(importId, total.schools, []);
    }
    return { total };
  }
}

/** Without the manifest and the checksum. */
async function* linesOf(lines: ReturnType<typeof packLines>): AsyncGenerator<ReadLine[]> {
  let batch: ReadLine[] = [];
  let held: { text: string; line: number } | undefined;
  for await (const next of lines) {
    if (held && held.line > 1) batch.push(readPackLine(held.text, held.line));
    held = next;
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

type Outcome = Awaited<ReturnType<typeof importTransaction<{ total: { schools: number; coaches: number } }>>>;

function resultOf(
  { importId, manifest, dryRun }: { importId: string; manifest: PackManifest; dryRun: boolean },
  { total, schools, coaches, firstChanges }: Outcome,
): PackImportResult {
  return {
    importId,
    end: dryRun ? 'tried' : 'stored',
    createdAt: manifest.createdAt,
    schools: { total: total.schools, ...schools },
    coaches: { total: total.coaches, ...coaches },
    first: firstChanges,
  };
}
