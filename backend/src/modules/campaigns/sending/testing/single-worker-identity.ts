import { WorkerIdentity } from '../application/ports/worker-identity.js';

/** Process number 1; the test sets which other processes are alive. */
export class SingleWorkerIdentity extends WorkerIdentity {
  readonly living = new Set<number>([1]);
  private readonly held = new Set<string>();

  async id(): Promise<number> {
    return 1;
  }

  async isAlive(id: number): Promise<boolean> {
    return this.living.has(id);
  }

  async exclusively(key: string, work: () => Promise<void>): Promise<boolean> {
    if (this.held.has(key)) return false;
    this.held.add(key);
    try {
      await work();
      return true;
    } finally {
      this.held.delete(key);
    }
  }
}
