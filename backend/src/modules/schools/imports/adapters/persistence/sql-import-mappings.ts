import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ImportMappings, MAX_KEPT_MAPPINGS, type MappingKey } from '../../application/ports/import-mappings.js';
import type { ColumnMapping } from '../../domain/columns/column-mapping.js';

const KEEP = `
insert into import_mappings (user_id, kind, headers_hash, mapping, used_at) values ($1, $2, $3, $4, $5)
on conflict (user_id, kind, headers_hash) do update set mapping = excluded.mapping, used_at = excluded.used_at`;

const FORGET = `
delete from import_mappings where user_id = $1 and (kind, headers_hash) not in
  (select kind, headers_hash from import_mappings where user_id = $1 order by used_at desc, kind, headers_hash limit ${MAX_KEPT_MAPPINGS})`;

@Injectable()
export class SqlImportMappings extends ImportMappings {
  constructor(private readonly source: DataSource) {
    super();
  }

  async find({ userId, kind, headers }: MappingKey): Promise<ColumnMapping | null> {
    const [row] = await this.source.query<{ mapping: [string, string][] }[]>(
      'select mapping from import_mappings where user_id = $1 and kind = $2 and headers_hash = $3',
      [userId, kind, hashOf(headers)],
    );
    return row ? new Map(row.mapping) : null;
  }

  async keep({ userId, kind, headers }: MappingKey, mapping: ColumnMapping, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(KEEP, [userId, kind, hashOf(headers), JSON.stringify([...mapping]), now]);
      await manager.query(FORGET, [userId]);
    });
  }
}

/** Upper and lower case count, because a mapping names the headers as they are written. */
function hashOf(headers: readonly string[]): string {
  const titles = headers.map((title) => title.trim()).sort();
  return createHash('sha256').update(JSON.stringify(titles)).digest('hex');
}
