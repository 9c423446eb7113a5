/** Which process marks a row, and whether another one still lives. */
export abstract class WorkerIdentity {
  /** The number of this process now: it gets another one when it loses touch with the database. */
  abstract id(): Promise<number>;
  abstract isAlive(id: number): Promise<boolean>;
  /** Runs `work` unless another process holds the same key; returns whether it ran. */
  abstract exclusively(key: string, work: () => Promise<void>): Promise<boolean>;
}
