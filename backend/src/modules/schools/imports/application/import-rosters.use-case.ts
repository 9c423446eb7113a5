import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { RosterFile } from '../domain/roster-file.js';
import { SchoolIndex } from '../domain/school-index.js';
import type { RosterPlayer } from '../../directory/domain/roster/roster-player.js';
import { seasonAt } from '../../directory/domain/roster/season.js';
import { ImportStore } from './ports/import-store.js';
import { SchoolNames } from '../queries/school-names.query.js';
import type { ImportChoices } from './import-choices.js';
import { importReport, type ImportReport } from './import-report.js';
import { ImportRunner } from './import-runner.js';
import type { ImportUpload } from './import-upload.js';

export interface RosterImportResult extends ImportReport {
  message: string;
  /** Rosters that were created, and the players of all rosters that were created or replaced. */
  imported: { rosters: number; players: number };
  /** Rosters that were there and read differently now. */
  changed: { rosters: number };
}

@Injectable()
export class ImportRosters {
  constructor(
    private readonly runner: ImportRunner,
    private readonly store: ImportStore,
    private readonly names: SchoolNames,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a file's rosters; each replaces the one of its school and season. Importing the same file again
   * changes nothing. Throws ImportFileError when the file as a whole cannot be read (then nothing is stored),
   * ImportRunning.
   */
  async run(upload: ImportUpload, choices: ImportChoices = {}): Promise<RosterImportResult> {
    const frame = { schools: new SchoolIndex(), season: seasonAt(this.clock.now()) };
    const finished = await this.runner.run(upload, choices, {
      kind: 'rosters',
      open: ({ cells, line }) => new RosterFile(cells, line, frame, choices.mapping),
      prepare: async () => void frame.schools.add(await this.names.all()),
      store: (batches: AsyncIterable<RosterPlayer[]>, options) => this.store.storeRosters(batches, { ...options, source: upload.fileName }),
    });
    const { end, file, outcome } = finished;
    const kept = end === 'refused' ? 0 : 1;
    const players = kept * outcome.players;
    return {
      message: messageOf(end, players, outcome.rosters.changed),
      imported: { rosters: kept * outcome.rosters.created, players },
      changed: { rosters: kept * outcome.rosters.changed },
      ...importReport(finished, file.rosters),
    };
  }
}

function messageOf(end: 'stored' | 'tried' | 'refused', players: number, changed: number): string {
  if (end === 'refused') return 'Nothing was imported, because not every row could be read.';
  const count = `${players} ${players === 1 ? 'player' : 'players'}`;
  const sentence = end === 'tried' ? `Would import ${count}.` : `Successfully imported ${count}!`;
  if (changed === 0) return sentence;
  const rosters = `${changed} ${changed === 1 ? 'roster' : 'rosters'}`;
  return end === 'tried' ? `${sentence} ${rosters} would be updated.` : `${sentence} ${rosters} updated.`;
}
