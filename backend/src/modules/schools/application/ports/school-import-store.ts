import type { ImportBatch } from '../../domain/import/import-batch.js';

export interface ImportCounts {
  createdSchools: number;
  changedSchools: number;
  createdCoaches: number;
  changedCoaches: number;
  /** Schools of the file that some athlete has as a favorite or a target. */
  trackedSchools: number;
}

export interface StoreOptions {
  now: Date;
  /** Marks what is created as invented and leaves alone what is there. */
  example: boolean;
  /** Asked after the last batch; false takes everything back and still answers what would have happened. */
  keep: () => boolean;
}

/** The shared directory as an import writes it. */
export abstract class SchoolImportStore {
  /**
   * Stores all batches in one transaction; two imports take turns. An error from `batches` takes
   * everything back and is thrown on.
   */
  abstract store(batches: AsyncIterable<ImportBatch>, options: StoreOptions): Promise<ImportCounts>;
}
