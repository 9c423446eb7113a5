import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Clock } from '../../../../shared-kernel/clock.js';
import { packSql as sql } from '../adapters/persistence/pack.sql.js';
import { PACK_FORMAT, PACK_VERSION, type PackManifest } from '../domain/pack.js';

/** The shared directory as one file. */
@Injectable()
export class DirectoryPack {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Gzip. All of it is from one moment; it is compressed before it is sent, so that a slow reader holds no transaction open. */
  async file(): Promise<Buffer> {
    return this.source.transaction('REPEATABLE READ', async (manager) => {
      const packed = Readable.from(this.lines(manager)).pipe(createGzip());
      const chunks: Buffer[] = [];
      for await (const chunk of packed as AsyncIterable<Buffer>) chunks.push(chunk);
      return Buffer.concat(chunks);
    });
  }

  private async *lines(manager: EntityManager): AsyncGenerator<string> {
    const hash = createHash('sha256');
    const counted = (text: string) => {
      hash.update(text);
      return text;
    };
    yield counted(`${JSON.stringify(await this.manifest(manager))}\n`);
    let after = 0;
    for (;;) {
      const page = await manager.query<{ id: number; line: string }[]>(sql.page, [after]);
      for (const { line } of page) yield counted(`${line}\n`);
      const last = page.at(-1);
      if (!last) break;
      after = last.id;
    }
    yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
  }

  private async manifest(manager: EntityManager): Promise<PackManifest> {
    const [counts] = await manager.query<{ schools: number; coaches: number }[]>(sql.counts);
    if (!counts) throw new Error('the counts have always one row');
    return { format: PACK_FORMAT, version: PACK_VERSION, createdAt: this.clock.now().toISOString(), ...counts };
  }
}
