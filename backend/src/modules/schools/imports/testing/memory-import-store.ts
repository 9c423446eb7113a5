import { setTimeout as wait } from 'node:timers/promises';

import {
  ImportStore,
  type ImportChange,
  type ImportOutcome,
  type SchoolKey,
  type Touched,
  type WriteOptions,
} from '../application/ports/import-store.js';
import type { ImportBatch } from '../domain/import-batch.js';
import { ImportRunning } from '../../directory/domain/import-running.js';
import type { StaffRecord } from '../domain/staff-record.js';
import type { IncomingPlayer } from '../../directory/domain/roster/incoming-player.js';
import type { RosterPlayer } from '../../directory/domain/roster/roster-player.js';
import { MemoryDirectory, type MemoryEntity } from './memory-directory.js';

interface Kept {
  directory: MemoryDirectory;
  /** The end of all imports so far. */
  last: Promise<unknown>;
}

/** Imports into a directory in memory; the first import of a school gives it the next id from 1. */
export class MemoryImportStore extends ImportStore {
  constructor(
    private readonly waitMs = 30_000,
    private readonly kept: Kept = { directory: new MemoryDirectory(), last: Promise.resolve() },
  ) {
    super();
  }

  /** The same directory, whose turn is waited for as long as this. */
  withPatience(waitMs: number): MemoryImportStore {
    return new MemoryImportStore(waitMs, this.kept);
  }

  schools(): readonly { id: number; name: string; nameKey: string; state: string }[] {
    return this.kept.directory.schools;
  }

  coachNames(): string[] {
    return this.kept.directory.coachNames();
  }

  schoolId(nameKey: string): number {
    const school = this.kept.directory.schools.find((candidate) => candidate.nameKey === nameKey);
    if (!school) throw new Error(`no school is named ${nameKey}`);
    return school.id;
  }

  async storeSchools(batches: AsyncIterable<ImportBatch>, options: WriteOptions): Promise<ImportOutcome & { tracked: SchoolKey[] }> {
    const outcome = await this.inTurn(batches, options, (draft, { schools, coaches }) => {
      for (const school of schools) draft.putSchool(school);
      for (const coach of coaches) draft.putCoachByName(coach, { example: false });
    });
    return { ...outcome, tracked: [] };
  }

  storeExamples(batches: AsyncIterable<ImportBatch>, options: WriteOptions): Promise<ImportOutcome> {
    return this.inTurn(batches, { ...options, keep: () => true }, (draft, { schools, coaches }) => {
      for (const school of schools) if (!draft.hasSchool(school)) draft.putSchool(school);
      for (const coach of coaches) draft.putCoachByName(coach, { example: true });
    });
  }

  storeCoaches(batches: AsyncIterable<StaffRecord[]>, options: WriteOptions): Promise<ImportOutcome> {
    return this.inTurn(batches, options, (draft, coaches) => {
      for (const coach of coaches) draft.putCoach(coach, { example: false });
    });
  }

  async storeRosters(
    batches: AsyncIterable<RosterPlayer[]>,
    options: WriteOptions & { source: string },
  ): Promise<ImportOutcome & { players: number }> {
    const all: RosterPlayer[] = [];
    let players = 0;
    const outcome = await this.inTurn(
      batches,
      options,
      (_, piece) => all.push(...piece),
      (draft) => (players = draft.putRosters(all)),
    );
    return { ...outcome, players };
  }

  async storeIncoming(
    batches: AsyncIterable<IncomingPlayer[]>,
    options: WriteOptions & { source: string },
  ): Promise<ImportOutcome & { players: number }> {
    const all: IncomingPlayer[] = [];
    let players = 0;
    const outcome = await this.inTurn(
      batches,
      options,
      (_, piece) => all.push(...piece),
      (draft) => (players = draft.putIncoming(all)),
    );
    return { ...outcome, players };
  }

  private async inTurn<Batch>(
    batches: AsyncIterable<Batch>,
    options: WriteOptions,
    write: (draft: MemoryDirectory, batch: Batch) => unknown,
    conclude: (draft: MemoryDirectory) => unknown = () => undefined,
  ): Promise<ImportOutcome> {
    const before = this.kept.last;
    let done: () => void = () => undefined;
    this.kept.last = Promise.all([before, new Promise<void>((resolve) => (done = resolve))]);
    try {
      await this.turnAfter(before);
      await options.started();
      const draft = this.kept.directory.copy();
      for await (const batch of batches) write(draft, batch);
      conclude(draft);
      if (options.keep()) this.kept.directory = draft;
      return outcomeOf(draft);
    } finally {
      done();
    }
  }

  private async turnAfter(before: Promise<unknown>): Promise<void> {
    const patience = new AbortController();
    const late = wait(this.waitMs, 'late', { signal: patience.signal, ref: false }).catch(() => 'stopped');
    const first = await Promise.race([before, late]);
    patience.abort();
    if (first === 'late') throw new ImportRunning();
  }
}

function outcomeOf({ touched }: MemoryDirectory): ImportOutcome {
  const count = (entity: MemoryEntity): Touched => {
    const rows = touched.filter((row) => row.entity === entity);
    const created = rows.filter(({ changes }) => changes[0]?.kind === 'add').length;
    return { created, changed: rows.length - created };
  };
  const firstChanges = touched.flatMap(({ changes }): ImportChange[] => changes).slice(0, 50);
  return { schools: count('school'), coaches: count('coach'), rosters: count('roster'), incoming: count('incoming'), firstChanges };
}
