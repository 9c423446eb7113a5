import { Injectable } from '@nestjs/common';

import type { IncomingPlayer } from '../../directory/domain/roster/incoming-player.js';
import { IncomingFile } from '../domain/incoming-file.js';
import { SchoolIndex } from '../domain/school-index.js';
import { SchoolNames } from '../queries/school-names.query.js';
import type { ImportChoices } from './import-choices.js';
import { importReport, type ImportReport } from './import-report.js';
import { ImportRunner } from './import-runner.js';
import type { ImportUpload } from './import-upload.js';
import { ImportStore } from './ports/import-store.js';

export interface IncomingImportResult extends ImportReport {
  message: string;
  /** Years of schools that were created, and the players of all that were created or replaced. */
  imported: { classes: number; players: number };
  /** Years of schools that were there and read differently now. */
  changed: { classes: number };
}

@Injectable()
export class ImportIncoming {
  constructor(
    private readonly runner: ImportRunner,
    private readonly store: ImportStore,
    private readonly names: SchoolNames,
  ) {}

  /**
   * Stores a file's recruits and transfers; they replace the stored ones of each school and year in the file. Importing the same file
   * again changes nothing. Throws ImportFileError when the file as a whole cannot be read (then nothing is stored), ImportRunning.
   */
  async run(upload: ImportUpload, choices: ImportChoices = {}): Promise<IncomingImportResult> {
    const schools = new SchoolIndex();
    const finished = await this.runner.run(upload, choices, {
      kind: 'incoming',
      open: ({ cells, line }) => new IncomingFile(cells, line, schools, choices.mapping),
      prepare: async () => void schools.add(await this.names.all()),
      store: (batches: AsyncIterable<IncomingPlayer[]>, options) =>
        this.store.storeIncoming(batches, { ...options, source: upload.fileName }),
    });
    const { end, file, outcome } = finished;
    const kept = end === 'refused' ? 0 : 1;
    const players = kept * outcome.players;
    return {
      message: messageOf(end, players),
      imported: { classes: kept * outcome.incoming.created, players },
      changed: { classes: kept * outcome.incoming.changed },
      ...importReport(finished, file.classes),
    };
  }
}

function messageOf(end: 'stored' | 'tried' | 'refused', players: number): string {
  if (end === 'refused') return 'Nothing was imported, because not every row could be read.';
  const count = `${players} incoming ${players === 1 ? 'player' : 'players'}`;
  return end === 'tried' ? `Would import ${count}.` : `Successfully imported ${count}!`;
}
