import type { ExportFile } from '../../domain/data-export.js';

/** Copies of users' data while they are being made. */
export abstract class DataExports {
  /** The copy that has to be made, without what an earlier try left; null when nothing has. */
  abstract startOver(userId: string): Promise<string | null>;

  abstract addPart(exportId: string, part: number, bytes: Buffer): Promise<void>;

  abstract noteStep(exportId: string, done: number): Promise<void>;

  /** Only a copy that is being made ends. */
  abstract finish(exportId: string, state: 'ready' | 'failed'): Promise<void>;
}

/** Packs files into one archive. */
export abstract class Archiver {
  /** The bytes of the archive while it is made. `onFile` gets the number of files that are in. */
  abstract pack(files: ExportFile[], onFile: (done: number) => void): AsyncIterable<Buffer>;
}
