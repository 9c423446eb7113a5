import type { ImportBatch } from '../../domain/import-batch.js';
import type { StaffRecord } from '../../domain/staff-record.js';
import type { IncomingPlayer } from '../../../directory/domain/roster/incoming-player.js';
import type { RosterPlayer } from '../../../directory/domain/roster/roster-player.js';

/** One row of the difference that an import makes. */
export interface ImportChange {
  kind: 'add' | 'change';
  school: string;
  /** Null when the change is one of the school itself. */
  coach: string | null;
  /** The column that reads differently; null for what is added. */
  field: string | null;
  before: string | null;
  after: string | null;
}

export interface Touched {
  created: number;
  changed: number;
}

/** What an import changed, or would have changed. A row that it created counts as created, even if it changed the row later. */
export interface ImportOutcome {
  schools: Touched;
  coaches: Touched;
  rosters: Touched;
  /** What is known of who comes to a school in a year. */
  incoming: Touched;
  /** At most 50. */
  firstChanges: ImportChange[];
}

export interface WriteOptions {
  importId: string;
  now: Date;
  /** Called once this import has the lock, before the first batch is read. */
  started: () => Promise<void>;
  /** Called after the last batch; false rolls everything back and still returns what would have happened. */
  keep: () => boolean;
}

export interface SchoolKey {
  nameKey: string;
  state: string;
}

/**
 * The shared directory as imports write it. Each call stores all batches in one transaction, in which the import
 * also becomes "applied"; imports take turns, and one that waits for more than half a minute throws
 * ImportRunning. An error from `batches` takes everything back and is thrown on.
 */
export abstract class ImportStore {
  /** `tracked`: all schools that some athlete has as a favorite or a target. */
  abstract storeSchools(batches: AsyncIterable<ImportBatch>, options: WriteOptions): Promise<ImportOutcome & { tracked: SchoolKey[] }>;
  /** Marks created rows as invented, does not change existing ones, and cannot be undone. */
  abstract storeExamples(batches: AsyncIterable<ImportBatch>, options: WriteOptions): Promise<ImportOutcome>;
  abstract storeCoaches(batches: AsyncIterable<StaffRecord[]>, options: WriteOptions): Promise<ImportOutcome>;
  /** Replaces the roster of each school and season in the batches; `source` is the origin of the file. */
  abstract storeRosters(
    batches: AsyncIterable<RosterPlayer[]>,
    options: WriteOptions & { source: string },
  ): Promise<ImportOutcome & { players: number }>;
  /** Replaces what is known of who comes to each school in each year that the batches name. */
  abstract storeIncoming(
    batches: AsyncIterable<IncomingPlayer[]>,
    options: WriteOptions & { source: string },
  ): Promise<ImportOutcome & { players: number }>;
}
