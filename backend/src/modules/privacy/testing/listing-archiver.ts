import { Archiver } from '../application/ports/data-exports.js';
import type { ExportFile } from '../domain/data-export.js';

/** An archive that anybody can read: a line of JSON for each file. */
export class ListingArchiver extends Archiver {
  async *pack(files: ExportFile[], onFile: (done: number) => void): AsyncIterable<Buffer> {
    for (const [at, { name, content }] of files.entries()) {
      let text = '';
      for await (const chunk of content()) text += chunk.toString();
      onFile(at + 1);
      yield Buffer.from(`${JSON.stringify([name, text])}\n`);
    }
  }
}

/** The files of such an archive, by name. */
export function filesOfListing(archive: Buffer): Map<string, string> {
  const lines = archive.toString().split('\n').slice(0, -1);
  return new Map(lines.map((line) => JSON.parse(line) as [string, string]));
}
