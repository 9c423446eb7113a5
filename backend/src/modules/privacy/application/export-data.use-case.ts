import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import { UserFiles } from '../queries/user-files.query.js';
import { Archiver, DataExports } from './ports/data-exports.js';
import type { ExportFile, ExportView } from '../domain/data-export.js';

const PART_BYTES = 256 * 1024;

/** A copy of everything that is stored of a user, as one ZIP. */
@Injectable()
export class ExportData {
  constructor(
    private readonly exports: DataExports,
    private readonly files: UserFiles,
    private readonly archiver: Archiver,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async begin(userId: string): Promise<ExportView> {
    const now = this.clock.now();
    await this.exports.begin(userId, { id: this.ids.next(), steps: this.files.steps }, now);
    return this.exports.view(userId, now);
  }

  view(userId: string): Promise<ExportView> {
    return this.exports.view(userId, this.clock.now());
  }

  open(userId: string): Promise<{ bytes: number; parts: AsyncIterable<Buffer> } | null> {
    return this.exports.open(userId, this.clock.now());
  }

  /** Safe to repeat: begins from the start. What cannot be made is noted as failed, and the athlete can ask again. */
  async make(userId: string): Promise<void> {
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
