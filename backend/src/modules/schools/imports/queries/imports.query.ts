import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { isUuid } from '../../../../platform/database/is-uuid.js';
import { DIRECTORY_LOCK } from '../../directory/adapters/persistence/index.js';
import type { ImportKind } from '../application/import-kind.js';
import type { ImportStatus } from '../application/ports/import-journal.js';
import type { SevereIssue } from '../domain/import-file.js';

export interface ImportRecord {
  id: string;
  kind: ImportKind;
  fileName: string;
  /** Null when the account is gone. */
  by: string | null;
  status: ImportStatus;
  rowsRead: number;
  errorCount: number;
  warningCount: number;
  createdCount: number;
  changedCount: number;
  startedAt: Date;
  finishedAt: Date | null;
  undoneAt: Date | null;
}

export interface ImportProgress {
  phase: 'idle' | 'reading';
  kind: ImportKind | null;
  fileName: string | null;
  rowsRead: number;
  /** About how many there are; null when that is not known. */
  totalRows: number | null;
  startedAt: Date | null;
}

const ISSUES_PER_PIECE = 5_000;

/** An import runs as long as its transaction holds the lock; a killed server's does not. */
const IS_RUNNING = `i.status = 'running' and exists (select from pg_locks l
  where l.locktype = 'advisory' and l.classid = 0 and l.objid = ${DIRECTORY_LOCK} and l.granted
    and l.database = (select oid from pg_database where datname = current_database()))`;

const LIST = `
select i.id, i.kind, i.file_name as "fileName", u.username as "by", i.rows_read as "rowsRead",
  case when i.status = 'running' and not (${IS_RUNNING}) then 'failed' else i.status end as status,
  i.error_count as "errorCount", i.warning_count as "warningCount", i.created_count as "createdCount",
  i.changed_count as "changedCount", i.started_at as "startedAt", i.finished_at as "finishedAt",
  i.undone_at as "undoneAt"
from imports i
left join users u on u.id = i.user_id
order by i.seq desc
limit 20`;

const CURRENT = `
select 'reading' as phase, i.kind, i.file_name as "fileName", i.rows_read as "rowsRead",
  i.total_rows as "totalRows", i.started_at as "startedAt"
from imports i where ${IS_RUNNING} order by i.seq desc limit 1`;

const ISSUES = `
select seq, severity, row_number as row, line, sheet_row as "sheetRow", column_name as "column", code, value, message
from import_issues where import_id = $1 and seq > $2 order by seq limit ${ISSUES_PER_PIECE}`;

const IDLE: ImportProgress = { phase: 'idle', kind: null, fileName: null, rowsRead: 0, totalRows: null, startedAt: null };

/** How imports went and go, as admins see it. */
@Injectable()
export class ImportsQuery {
  constructor(private readonly source: DataSource) {}

  async current(): Promise<ImportProgress> {
    const [running] = await this.source.query<ImportProgress[]>(CURRENT);
    return running ?? IDLE;
  }

  /** The last 20, newest first. */
  list(): Promise<ImportRecord[]> {
    return this.source.query(LIST);
  }

  /** False also for what cannot be an id. */
  async exists(id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const rows = await this.source.query<unknown[]>('select 1 from imports where id = $1', [id]);
    return rows.length > 0;
  }

  /** In the order of the file, piece by piece. */
  async *issues(id: string): AsyncGenerator<SevereIssue[]> {
    for (let last = '0'; ;) {
      const piece = await this.source.query<(SevereIssue & { seq: string })[]>(ISSUES, [id, last]);
      if (piece.length === 0) return;
      last = piece.at(-1)?.seq ?? last;
      yield piece;
    }
  }
}
