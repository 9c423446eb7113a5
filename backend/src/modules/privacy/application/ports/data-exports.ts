import type { ExportFile, ExportView } from '../../domain/data-export.js';

/** Copies of users' data: which there are, and their bytes. */
export abstract class DataExports {
  /** Begins a copy and enqueues its making, unless one is being made or is younger than `again`. */
  abstract begin(userId: string, id: string, now: Date): Promise<void>;
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

/** Everything that is stored of a user, as files, at one moment. */
export abstract class UserFiles {
  /** How many files there are at least; for progress. */
  abstract readonly steps: number;
  /** Calls `work` with the files; their contents can be read, one after the other, until it returns. */
  abstract read(userId: string, work: (files: ExportFile[]) => Promise<void>): Promise<void>;
}

/** Packs files into one archive. */
export abstract class Archiver {
  /** The bytes of the archive while it is made. `onFile` gets the number of files that are in. */
  abstract pack(files: ExportFile[], onFile: (done: number) => void): AsyncIterable<Buffer>;
}
