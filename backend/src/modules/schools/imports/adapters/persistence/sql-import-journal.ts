import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import {
  ImportJournal,
  type ImportBeginning,
  type ImportProgress,
  type ImportRecord,
  type ImportStatus,
} from '../../application/ports/import-journal.js';
import type { SevereIssue } from '../../domain/import-file.js';
import { DIRECTORY_LOCK } from '../../../directory/adapters/persistence/index.js';

const KEPT = 20;
const ISSUES_PER_PIECE = 5_000;

/** An import runs as long as its transaction holds the lock; a killed server's does not. */
const IS_RUNNING = `i.status = 'running' and exists (select from pg_locks l
  where l.locktype = 'advisory' and l.classid = 0 and l.objid = ${DIRECTORY_LOCK} and l.granted
    and l.database = (select oid from pg_database where datname = current_database()))`;

const NOTE = `
with noted as (
  insert into import_issues (import_id, severity, row_number, line, column_name, code, value, message)
  select $1, i.severity, i.row, i.line, i.column, i.code, left(i.value, 1000), i.message
  from json_to_recordset($3) as i(severity text, row integer, line integer, "column" text, code text, value text,
    message text)
  returning severity
)
update imports set rows_read = $2,
  error_count = error_count + (select count(*) from noted where severity = 'error'),
  warning_count = warning_count + (select count(*) from noted where severity = 'warning')
where id = $1`;

const LIST = `
select i.id, i.kind, i.file_name as "fileName", u.username as "by", i.rows_read as "rowsRead",
  case when i.status = 'running' and not (${IS_RUNNING}) then 'failed' else i.status end as status,
  i.error_count as "errorCount", i.warning_count as "warningCount", i.created_count as "createdCount",
  i.changed_count as "changedCount", i.started_at as "startedAt", i.finished_at as "finishedAt",
  i.undone_at as "undoneAt"
from imports i
left join users u on u.id = i.user_id
order by i.seq desc
limit ${KEPT}`;

const CURRENT = `
select 'reading' as phase, i.kind, i.file_name as "fileName", i.rows_read as "rowsRead",
  i.total_rows as "totalRows", i.started_at as "startedAt"
from imports i where ${IS_RUNNING} order by i.seq desc limit 1`;

/** What no list shows any longer goes with all that belongs to it. */
const FORGET = `
with kept as (select id from imports order by seq desc limit ${KEPT}),
  gone as (delete from imports where id not in (select id from kept) returning id),
  changes as (delete from import_changes where import_id in (select id from gone)),
  additions as (delete from import_additions where import_id in (select id from gone))
delete from import_issues where import_id in (select id from gone)`;

const ISSUES = `
select seq, severity, row_number as row, line, column_name as "column", code, value, message
from import_issues where import_id = $1 and seq > $2 order by seq limit ${ISSUES_PER_PIECE}`;

const IDLE: ImportProgress = {
  phase: 'idle',
  kind: null,
  fileName: null,
  rowsRead: 0,
  totalRows: null,
  startedAt: null,
};

/** Keeps the journal beside the import's transaction, on connections of its own. */
@Injectable()
export class SqlImportJournal extends ImportJournal {
  constructor(private readonly source: DataSource) {
    super();
  }

  async begin({ id, kind, fileName, userId, totalRows, now }: ImportBeginning): Promise<void> {
    await this.source.query(`update imports set status = 'failed', failure = 'interrupted', finished_at = $1 where status = 'running'`, [
      now,
    ]);
    await this.source.query(
      `insert into imports (id, kind, file_name, user_id, status, total_rows, started_at)
       values ($1, $2, $3, $4, 'running', $5, $6)`,
      [id, kind, fileName, userId, totalRows, now],
    );
  }

  async note(id: string, rowsRead: number, issues: SevereIssue[]): Promise<void> {
    await this.source.query(NOTE, [id, rowsRead, JSON.stringify(issues)]);
  }

  async finish(id: string, now: Date, end: { status?: ImportStatus; failure?: string }): Promise<void> {
    await this.source.query(`update imports set status = coalesce($3, status), failure = $4, finished_at = $2 where id = $1`, [
      id,
      now,
      end.status ?? null,
      end.failure ?? null,
    ]);
    await this.source.query(FORGET);
  }

  async current(): Promise<ImportProgress> {
    const [running] = await this.source.query<ImportProgress[]>(CURRENT);
    return running ?? IDLE;
  }

  list(): Promise<ImportRecord[]> {
    return this.source.query(LIST);
  }

  async exists(id: string): Promise<boolean> {
    const rows = await this.source.query<unknown[]>('select 1 from imports where id = $1', [id]);
    return rows.length > 0;
  }

  async *issues(id: string): AsyncGenerator<SevereIssue[]> {
    for (let last = '0'; ;) {
      const piece = await this.source.query<(SevereIssue & { seq: string })[]>(ISSUES, [id, last]);
      if (piece.length === 0) return;
      last = piece.at(-1)?.seq ?? last;
      yield piece;
    }
  }
}
