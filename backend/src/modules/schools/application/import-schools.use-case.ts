import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import type { RowErrorCode, RowIssue, RowWarningCode } from '../domain/import/row-issue.js';
import { importMessage } from './import-message.js';
import { SchoolImportStore, type ImportCounts } from './ports/school-import-store.js';
import { SchoolFileReader } from './school-file-reader.js';

export interface ImportChoices {
  /** Says what would happen and stores nothing. */
  dryRun?: boolean;
  /** Stores nothing when a single row cannot be read. */
  allOrNothing?: boolean;
}

export interface SchoolImportResult {
  message: string;
  /** What was created; a repeat of the same file answers 0. */
  imported: { schools: number; coaches: number; targetSchools: number };
  /** What was there and reads differently now. */
  changed: { schools: number; coaches: number };
  errors: RowIssue<RowErrorCode>[];
  warnings: RowIssue<RowWarningCode>[];
  debug: { totalRows: number; foundHeaders: string[]; sampleRow: Record<string, string> | null };
}

const NOTHING: ImportCounts = {
  createdSchools: 0,
  changedSchools: 0,
  createdCoaches: 0,
  changedCoaches: 0,
  trackedSchools: 0,
};

@Injectable()
export class ImportSchools {
  constructor(
    private readonly reader: SchoolFileReader,
    private readonly store: SchoolImportStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the good rows of a school file and reports the others. Importing the same file again changes
   * nothing. Throws ImportFileError when the file as a whole cannot be read; then nothing is stored.
   */
  async run(bytes: Uint8Array, choices: ImportChoices = {}): Promise<SchoolImportResult> {
    const { file, batches } = await this.reader.open(bytes);
    const refused = () => choices.allOrNothing === true && file.refusedRows > 0;
    const keep = () => !choices.dryRun && !refused();
    const found = await this.store.store(batches, { now: this.clock.now(), example: false, keep });
    const counts = refused() ? NOTHING : found;
    const outcome = refused() ? 'refused' : choices.dryRun ? 'tried' : 'stored';
    return {
      message: importMessage(outcome, counts, file.refusedRows),
      imported: {
        schools: counts.createdSchools,
        coaches: counts.createdCoaches,
        targetSchools: counts.trackedSchools,
      },
      changed: { schools: counts.changedSchools, coaches: counts.changedCoaches },
      errors: file.errors,
      warnings: file.warnings,
      debug: {
        totalRows: file.totalRows,
        foundHeaders: file.header.map((title) => title.trim()),
        sampleRow: file.sampleRow,
      },
    };
  }
}
