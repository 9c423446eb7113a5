import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import {
  ImportJournal,
  MAX_KEPT_IMPORTS,
  MAX_KEPT_MAPPINGS,
  type ImportBeginning,
  type ImportStatus,
  type MappingKey,
} from '../../application/ports/import-journal.js';
import type { ColumnMapping } from '../../domain/columns/column-mapping.js';
import type { SevereIssue } from '../../domain/import-file.js';

const INTERRUPTED = `update imports set status = 'failed', failure = 'interrupted', finished_at = $1 where status = 'running'`;

const BEGIN = `
insert into imports (id, kind, file_name, user_id, status, total_rows, started_at)
values ($1, $2, $3, $4, 'running', $5, $6)`;

const NOTE = `
with noted as (
  insert into import_issues (import_id, severity, row_number, line, sheet_row, column_name, code, value, message)
  select $1, i.severity, i.row, i.line, i."sheetRow", i.column, i.code, left(i.value, 1000), i.message
  from json_to_recordset($3) as i(severity text, row integer, line integer, "sheetRow" integer, "column" text, code text, value text,
    message text)
  returning severity
)
update imports set rows_read = $2,
  error_count = error_count + (select count(*) from noted where severity = 'error'),
  warning_count = warning_count + (select count(*) from noted where severity = 'warning')
where id = $1`;

const FINISH = `update imports set status = coalesce($3, status), failure = $4, finished_at = $2 where id = $1`;

/** Deletes imports that no list shows any longer, with all their data. */
const FORGET = `
with kept as (select id from imports order by seq desc limit ${MAX_KEPT_IMPORTS}),
  gone as (delete from imports where id not in (select id from kept) returning id),
  changes as (delete from import_changes where import_id in (select id from gone)),
  additions as (delete from import_additions where import_id in (select id from gone))
delete from import_issues where import_id in (select id from gone)`;

const FIND_MAPPING = 'select mapping from import_mappings where user_id = $1 and kind = $2 and headers_hash = $3';

const KEEP_MAPPING = `
insert into import_mappings (user_id, kind, headers_hash, mapping, used_at) values ($1, $2, $3, $4, $5)
on conflict (user_id, kind, headers_hash) do update set mapping = excluded.mapping, used_at = excluded.used_at`;

const FORGET_MAPPINGS = `
delete from import_mappings where user_id = $1 and (kind, headers_hash) not in
  (select kind, headers_hash from import_mappings where user_id = $1 order by used_at desc, kind, headers_hash limit ${MAX_KEPT_MAPPINGS})`;

/** Writes the journal outside of the import's transaction, on separate connections. */
@Injectable()
export class SqlImportJournal extends ImportJournal {
  constructor(private readonly source: DataSource) {
    super();
  }

  async begin({ id, kind, fileName, userId, totalRows, now }: ImportBeginning): Promise<void> {
    await this.source.query(INTERRUPTED, [now]);
    await this.source.query(BEGIN, [id, kind, fileName, userId, totalRows, now]);
  }

  async note(id: string, rowsRead: number, issues: SevereIssue[]): Promise<void> {
    await this.source.query(NOTE, [id, rowsRead, JSON.stringify(issues)]);
  }

  async finish(id: string, now: Date, end: { status?: ImportStatus; failure?: string }): Promise<void> {
    await this.source.query(FINISH, [id, now, end.status ?? null, end.failure ?? null]);
    await this.source.query(FORGET);
  }

  async mappingFor({ userId, kind, headers }: MappingKey): Promise<ColumnMapping | null> {
    const [row] = await this.source.query<{ mapping: [string, string][] }[]>(FIND_MAPPING, [userId, kind, hashOf(headers)]);
    return row ? new Map(row.mapping) : null;
  }

  async keepMapping({ userId, kind, headers }: MappingKey, mapping: ColumnMapping, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(KEEP_MAPPING, [userId, kind, hashOf(headers), JSON.stringify([...mapping]), now]);
      await manager.query(FORGET_MAPPINGS, [userId]);
    });
  }
}

/** Upper and lower case count, because a mapping names the headers as they are written. */
function hashOf(headers: readonly string[]): string {
  const titles = headers.map((title) => title.trim()).sort();
  return createHash('sha256').update(JSON.stringify(titles)).digest('hex');
}
