import { DataExports } from '../application/ports/data-exports.js';

interface Copy {
  exportId: string;
  state: 'making' | 'ready' | 'failed';
  stepsDone: number;
  steps: number;
  parts: Buffer[];
}

/** The copies of users, one each. */
export class MemoryDataExports extends DataExports {
  readonly copies = new Map<string, Copy>();

  /** The user asks for a copy. */
  ask(userId: string, exportId: string, steps: number): void {
    this.copies.set(userId, { exportId, state: 'making', stepsDone: 0, steps, parts: [] });
  }

  async startOver(userId: string): Promise<string | null> {
    const copy = this.copies.get(userId);
    if (copy?.state !== 'making') return null;
    copy.parts = [];
    return copy.exportId;
  }

  async addPart(exportId: string, part: number, bytes: Buffer): Promise<void> {
    const copy = this.byId(exportId);
    if (copy) copy.parts[part] = bytes;
  }

  async noteStep(exportId: string, done: number): Promise<void> {
    const copy = this.byId(exportId);
    if (copy) copy.stepsDone = Math.min(done, copy.steps);
  }

  async finish(exportId: string, state: 'ready' | 'failed'): Promise<void> {
    const copy = this.byId(exportId);
    if (copy?.state === 'making') Object.assign(copy, { state, stepsDone: copy.steps });
  }

  byId(exportId: string): Copy | undefined {
    return [...this.copies.values()].find((copy) => copy.exportId === exportId);
  }
}
