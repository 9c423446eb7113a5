import { Injectable } from '@nestjs/common';

import type { ImportBatch } from '../domain/import-batch.js';
import { SchoolFile } from '../domain/school-file.js';
import { ImportStore } from './ports/import-store.js';
import type { ImportChoices } from './import-choices.js';
import { importMessage } from './import-message.js';
import { importReport, type ImportReport } from './import-report.js';
import { ImportRunner } from './import-runner.js';
import type { ImportUpload } from './import-upload.js';

export interface SchoolImportResult extends ImportReport {
  message: string;
  /** What was created; 0 when the same file is imported again. */
  imported: { schools: number; coaches: number; targetSchools: number };
  /** What was there and reads differently now. */
  changed: { schools: number; coaches: number };
}

@Injectable()
export class ImportSchools {
  constructor(
    private readonly runner: ImportRunner,
    private readonly store: ImportStore,
  ) {}

  /**
   * Stores the good rows of a school file and reports the others. Importing the same file again changes
   * nothing. Throws ImportFileError when the file as a whole cannot be read (then nothing is stored), ImportRunning.
   */
  async run(upload: ImportUpload, choices: ImportChoices = {}): Promise<SchoolImportResult> {
    const finished = await this.runner.run(upload, choices, {
      kind: 'schools',
      open: ({ cells, line }) => new SchoolFile(cells, line, choices.mapping),
      store: (batches: AsyncIterable<ImportBatch>, options) => this.store.storeSchools(batches, options),
    });
    const { end, file, outcome } = finished;
    const kept = end === 'refused' ? 0 : 1;
    const tracked = outcome.tracked.filter(({ nameKey, state }) => file.hasSchool(nameKey, state));
    const counts = {
      createdSchools: kept * outcome.schools.created,
      changedSchools: kept * outcome.schools.changed,
      createdCoaches: kept * outcome.coaches.created,
      changedCoaches: kept * outcome.coaches.changed,
    };
    return {
      message: importMessage(end, counts, { total: file.totalRows, refused: file.refusedRows }),
      imported: {
        schools: counts.createdSchools,
        coaches: counts.createdCoaches,
        targetSchools: kept * tracked.length,
      },
      changed: { schools: counts.changedSchools, coaches: counts.changedCoaches },
      ...importReport(finished),
    };
  }
}
