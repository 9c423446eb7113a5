import type { ExportFile, ExportView } from '../../domain/data-export.js';

/** Copies of users' data: which there are, and their bytes. */
export abstract class DataExports {
  /** Begins a copy of so many steps and enqueues its making, unless one is being made or is younger than `again`. */
  abstract begin(userId: string, copy: { id: string; steps: number }, now: Date): Promise<void>;
  abstract view(userId: string, now: Date): Promise<ExportView>;
  /** Users whose copy is being made for so long that whoever made it must have died. */
  abstract restartStuck(now: Date): Promise<void>;
  abstract forgetExpired(now: Date): Promise<void>;
  /** The bytes of a copy that is ready, part after part; null when there is none. */
  abstract open(userId: string, now: Date): Promise<{ bytes: number; parts: AsyncIterable<Buffer> } | null>;
  /** Takes away what an earlier try left. Null when nothing has to be made. */
  abstract startOver(userId: string): Promise<string | null>;
  abstract addPart(exportId: string, part: number, bytes: Buffer): Promise<void>;
  abstract noteStep(exportId: string, done: number): Promise<void>;
  abstract finish(exportId: string, state: 'ready' | 'failed'): Promise<void>;
}

/** Packs files into one archive. */
export abstract class Archiver {
  /** The bytes of the archive while it is made. `onFile` gets the number of files that are in. */
  abstract pack(files: ExportFile[], onFile: (done: number) => void): AsyncIterable<Buffer>;
}
