import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { DomainError } from '../../../../shared-kernel/domain-error.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { WorkPace } from '../../../../shared-kernel/work-pace.js';
import type { ImportFile } from '../domain/import-file.js';
import { columnTitles } from '../domain/columns/column-titles.js';
import { columnsOfKind } from '../domain/columns/kind-columns.js';
import { checkCorrections } from '../domain/row-corrections.js';
import type { CsvRecord } from '../../tables/index.js';
import { ImportJournal } from './ports/import-journal.js';
import type { ImportOutcome, WriteOptions } from './ports/import-store.js';
import { batchesOf } from './batches-of.js';
import type { ImportChoices } from './import-choices.js';
import type { TableKind } from './import-kind.js';
import { ImportTables, type ImportTable } from './import-tables.js';
import type { ImportUpload } from './import-upload.js';
import { readAhead } from './read-ahead.js';

/** What is special about one kind of import. */
export interface ImportPlan<File extends ImportFile<Batch>, Batch, Outcome extends ImportOutcome> {
  kind: TableKind;
  /** Throws ImportFileError for an invalid header. */
  open: (header: CsvRecord) => File;
  /** Called when the import has the lock, before the first row is read. */
  prepare?: () => Promise<void>;
  store: (batches: AsyncIterable<Batch>, options: WriteOptions) => Promise<Outcome>;
}

export interface FinishedImport<File, Outcome> {
  importId: string;
  end: 'stored' | 'tried' | 'refused';
  file: File;
  outcome: Outcome;
}

/** Runs one file's import: with the lock, recorded in the journal, in one transaction, and slowly enough that other requests are not delayed. */
@Injectable()
export class ImportRunner {
  constructor(
    private readonly tables: ImportTables,
    private readonly journal: ImportJournal,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly pace: WorkPace,
  ) {}

  /**
   * Throws ImportFileError when the file as a whole cannot be read (then nothing is stored), InvalidMapping,
   * InvalidCorrections, ImportRunning. What the admin chose the columns to be is remembered once the file is stored.
   */
  async run<File extends ImportFile<Batch>, Batch, Outcome extends ImportOutcome>(
    upload: ImportUpload,
    choices: ImportChoices,
    plan: ImportPlan<File, Batch, Outcome>,
  ): Promise<FinishedImport<File, Outcome>> {
    if (choices.corrections) checkCorrections(choices.corrections, columnsOfKind(plan.kind).names);
    const table = await this.tables.open(upload.source, plan.kind, choices);
    const { header, records } = table;
    try {
      const finished = await this.runOpen({ upload, file: plan.open(header), table }, choices, plan);
      if (finished.end === 'stored' && choices.mapping) {
        const key = { userId: upload.userId, kind: plan.kind, headers: columnTitles(header.cells) };
        await this.journal.keepMapping(key, choices.mapping, this.clock.now());
      }
      return finished;
    } finally {
      await records.return?.();
    }
  }

  private async runOpen<File extends ImportFile<Batch>, Batch, Outcome extends ImportOutcome>(
    { upload, file, table }: { upload: ImportUpload; file: File; table: ImportTable },
    choices: ImportChoices,
    plan: ImportPlan<File, Batch, Outcome>,
  ): Promise<FinishedImport<File, Outcome>> {
    const importId = this.ids.next();
    const now = this.clock.now();
    const refused = () => choices.allOrNothing === true && file.refusedRows > 0;
    const noted = () => this.journal.note(importId, file.totalRows, file.takeIssues());
    const inSmallBatches = () => this.pace.othersCall;
    const batches = batchesOf(file, table.records, { noted, corrections: choices.corrections, inSmallBatches });
    try {
      const outcome = await plan.store(this.pace.pieces(readAhead(batches)), {
        importId,
        now,
        started: () => this.start(upload, plan, { id: importId, now, countRows: table.countRows }),
        keep: () => !choices.dryRun && !refused(),
      });
      const end = refused() ? 'refused' : choices.dryRun ? 'tried' : 'stored';
      await this.journal.finish(importId, this.clock.now(), end === 'stored' ? {} : { status: end });
      return { importId, end, file, outcome };
    } catch (error) {
      const failure = error instanceof DomainError ? error.code : 'internal_error';
      await this.journal.finish(importId, this.clock.now(), { status: 'failed', failure });
      throw error;
    }
  }

  private async start(
    { fileName, userId }: ImportUpload,
    { kind, prepare }: { kind: TableKind; prepare?: () => Promise<void> },
    { id, now, countRows }: { id: string; now: Date; countRows: () => Promise<number> },
  ): Promise<void> {
    const lines = await countRows();
    await this.journal.begin({ id, kind, fileName, userId, totalRows: lines > 0 ? lines : null, now });
    await prepare?.();
  }
}
