import { Injectable } from '@nestjs/common';

import { CoachFile } from '../domain/coach-file.js';
import { SchoolIndex } from '../domain/school-index.js';
import type { StaffRecord } from '../domain/staff-record.js';
import { ImportStore } from './ports/import-store.js';
import { SchoolNames } from '../queries/school-names.query.js';
import type { ImportChoices } from './import-choices.js';
import { importReport, type ImportReport } from './import-report.js';
import { ImportRunner } from './import-runner.js';
import type { ImportUpload } from './import-upload.js';

export interface CoachImportResult extends ImportReport {
  message: string;
  /** Coaches who were created. */
  imported: { coaches: number };
  /** Coaches who were there and read differently now. */
  changed: { coaches: number };
}

@Injectable()
export class ImportCoaches {
  constructor(
    private readonly runner: ImportRunner,
    private readonly store: ImportStore,
    private readonly names: SchoolNames,
  ) {}

  /**
   * Stores the coaches of a file for schools of the directory. Importing the same file again changes nothing. Throws
   * ImportFileError when the file as a whole cannot be read (then nothing is stored), ImportRunning.
   */
  async run(upload: ImportUpload, choices: ImportChoices = {}): Promise<CoachImportResult> {
    const index = new SchoolIndex();
    const finished = await this.runner.run(upload, choices, {
      kind: 'coaches',
      open: ({ cells, line }) => new CoachFile(cells, line, index, choices.mapping),
      prepare: async () => void index.add(await this.names.all()),
      store: (batches: AsyncIterable<StaffRecord[]>, options) => this.store.storeCoaches(batches, options),
    });
    const { created, changed } = finished.end === 'refused' ? { created: 0, changed: 0 } : finished.outcome.coaches;
    return {
      message: messageOf(finished.end, created, changed),
      imported: { coaches: created },
      changed: { coaches: changed },
      ...importReport(finished),
    };
  }
}

/** The sentence of the specification, which counts what is new; what was updated follows. */
function messageOf(end: 'stored' | 'tried' | 'refused', created: number, changed: number): string {
  if (end === 'refused') return 'Nothing was imported, because not every row could be read.';
  const coaches = `${created} ${created === 1 ? 'coach' : 'coaches'}`;
  const sentence = end === 'tried' ? `Would import ${coaches}.` : `Successfully imported ${coaches}!`;
  if (changed === 0) return sentence;
  return end === 'tried' ? `${sentence} ${changed} would be updated.` : `${sentence} ${changed} updated.`;
}
