export interface JobOptions {
  /** At most one waiting job for each key; a queue takes no job without one, or the second of a moment would be dropped. */
  key: string;
  startAfter?: Date;
  /** The transaction to enqueue in: the job exists if and only if its rows do. */
  within?: unknown;
}

/** Work for later that survives a crash. A job runs at least once: what it does has to be safe to repeat. */
export abstract class Jobs {
  abstract send(queue: string, job: object, options: JobOptions): Promise<void>;

  /** Many jobs at once; of those whose key waits already none is added. */
  abstract sendAll(queue: string, jobs: { key: string; data: object }[]): Promise<void>;
}
