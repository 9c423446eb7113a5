import { Injectable } from '@nestjs/common';

import { UserFiles } from '../queries/user-files.query.js';
import { Archiver, DataExports } from './ports/data-exports.js';
import type { ExportFile } from '../domain/data-export.js';

const PART_BYTES = 256 * 1024;

/** Makes a copy of everything that is stored of a user, as one ZIP. */
@Injectable()
export class MakeExport {
  constructor(
    private readonly exports: DataExports,
    private readonly files: UserFiles,
    private readonly archiver: Archiver,
  ) {}

  /** Idempotent: begins from the start. A failed export is recorded as failed, and the athlete can request another. */
  async run(userId: string): Promise<void> {
    const id = await this.exports.startOver(userId);
    if (id === null) return;
    try {
      await this.files.read(userId, (files) => this.pack(id, files));
      await this.exports.finish(id, 'ready');
    } catch (error) {
      await this.exports.finish(id, 'failed');
      throw error;
    }
  }

  /** One part is in memory at a time, however large the copy is. */
  private async pack(id: string, files: ExportFile[]): Promise<void> {
    let done = 0;
    let noted = 0;
    let part = 0;
    let waiting: Buffer[] = [];
    let size = 0;
    const flush = async () => {
      if (size > 0) await this.exports.addPart(id, part++, Buffer.concat(waiting));
      [waiting, size] = [[], 0];
      if (done > noted) await this.exports.noteStep(id, (noted = done));
    };
    for await (const chunk of this.archiver.pack(files, (count) => (done = count))) {
      waiting.push(chunk);
      size += chunk.length;
      if (size >= PART_BYTES || done > noted) await flush();
    }
    await flush();
  }
}
