import { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';

import { Archiver } from '../../application/ports/data-exports.js';
import type { ExportFile } from '../../domain/data-export.js';

@Injectable()
export class YazlArchiver extends Archiver {
  async *pack(files: ExportFile[], onFile: (done: number) => void): AsyncIterable<Buffer> {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    zip.on('error', (error: Error) => output.destroy(error));
    for (const [at, { name, content }] of files.entries()) {
      // A generator runs only while it is read: the archive reads one file after the other, at the pace of anyone who takes its bytes.
      const stream = Readable.from(
        counted(content, () => onFile(at + 1)),
        { objectMode: false },
      );
      stream.on('error', (error) => output.destroy(error));
      zip.addReadStream(stream, name);
    }
    zip.end();
    for await (const chunk of output) yield chunk as Buffer;
  }
}

async function* counted(content: ExportFile['content'], done: () => void): AsyncGenerator<Buffer | string> {
  yield* content();
  done();
}
