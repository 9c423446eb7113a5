import type { Clock } from '../../shared-kernel/clock.js';
import type { BackupProgress } from './make-backup.js';

/** Milliseconds between two notes: people do not read faster, and each note is a statement. */
const PAUSE_MS = 500;

/** Writes down how far a backup is: one statement at a time, and none for what comes in the meantime or too soon. */
export class ProgressNotes {
  private writing: Promise<void> = Promise.resolve();
  private isWriting = false;
  private last: { at: number; stage?: string } = { at: 0 };

  constructor(
    private readonly write: (progress: BackupProgress) => Promise<void>,
    private readonly clock: Clock,
  ) {}

  /** Returns at once. A note that cannot be written is not worth a backup. */
  add(progress: BackupProgress): void {
    const now = this.clock.now().getTime();
    const isSoon = progress.stage === this.last.stage && Math.abs(now - this.last.at) < PAUSE_MS;
    if (this.isWriting || isSoon) return;
    this.last = { at: now, stage: progress.stage };
    this.isWriting = true;
    this.writing = this.write(progress)
      .catch(() => undefined)
      .finally(() => (this.isWriting = false));
  }

  /** Resolves when nothing is written any more. */
  settle(): Promise<void> {
    return this.writing;
  }
}
