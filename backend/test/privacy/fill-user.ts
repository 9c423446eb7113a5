import type { DataSource } from 'typeorm';

import { OWNED_TABLES } from '../../src/modules/privacy/adapters/persistence/user-data-owners.js';

interface Column {
  table: string;
  name: string;
  type: string;
  hasDefault: boolean;
}
interface Constraint {
  table: string;
  definition: string;
}
interface ForeignKey {
  table: string;
  parent: string;
  columns: string[];
}

const COLUMNS = `
select c.table_name as table, c.column_name as name, c.data_type as type, c.column_default is not null or c.is_identity = 'YES' as "hasDefault"
from information_schema.columns c where c.table_schema = 'public' order by c.table_name, c.ordinal_position`;
const CHECKS = `
select k.relname as table, pg_get_constraintdef(c.oid) as definition from pg_constraint c join pg_class k on k.oid = c.conrelid where c.contype = 'c'`;
const KEYS = `
select child.relname as table, parent.relname as parent,
  (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as columns
from pg_constraint c join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid where c.contype = 'f'`;

/** Tables whose rows are made by signing up, or by the deletion or the export itself. */
// A row of guardian_deletions ends the account.
const MADE_ELSEWHERE = new Set([
  'guardian_deletions',
  'users',
  'http_sessions',
  'account_deletions',
  'platform_mail_stops',
  'data_exports',
  'data_export_parts',
]);
/** No worker takes a row that is due then. */
const NEVER_DUE = (): Date => new Date('2099-03-04T05:06:07Z');
/** Where a value has a form of its own. */
const FIXED: Record<string, (who: { email: string }) => unknown> = {
  'gmail_accounts.state': () => 'needs_reconnect',
  'campaign_emails.status': () => 'failed',
  'campaigns.status': () => 'draft',
  'reply_mailboxes.next_check_at': NEVER_DUE,
  'mailbox_sends.file_at': NEVER_DUE,
  'outbox_mails.user_id': () => null,
  'outbox_mails.to_address': ({ email }) => email,
  // Words of the program, and an address without its last part.
  'audit_entries.kind': () => 'signed_in',
  'audit_entries.address': () => '203.0.113.x',
  // The server made it, of an id of its own.
  'picture_uploads.address': () => `/api/uploads/${crypto.randomUUID()}`,
};

/** Words that only this user's rows have, in every column of text that takes any. */
export class UserFiller {
  private columns: Column[] = [];
  private checks: Constraint[] = [];
  private keys: ForeignKey[] = [];

  constructor(private readonly source: DataSource) {}

  /** One row in every table with data of users. Answers the columns that now hold the mark. */
  async fill(userId: string, mark: string, email: string): Promise<string[]> {
    this.columns = await this.source.query<Column[]>(COLUMNS);
    this.checks = await this.source.query<Constraint[]>(CHECKS);
    this.keys = await this.source.query<ForeignKey[]>(KEYS);
    const marked: string[] = [];
    for (const table of this.inOrder()) marked.push(...(await this.addRow(table, { userId, mark, email })));
    return marked;
  }

  /** Parents before their children. */
  private inOrder(): string[] {
    const open = OWNED_TABLES.map(({ table }) => table).filter((table) => !MADE_ELSEWHERE.has(table));
    const sorted: string[] = [];
    while (open.length > 0) {
      const at = open.findIndex(
        (table) => !this.keys.some((key) => key.table === table && key.parent !== table && open.includes(key.parent)),
      );
      sorted.push(...open.splice(Math.max(at, 0), 1));
    }
    return sorted;
  }

  private async addRow(table: string, who: { userId: string; mark: string; email: string }): Promise<string[]> {
    const columns = this.columns.filter((one) => one.table === table && !one.hasDefault);
    const values: unknown[] = [];
    const marked: string[] = [];
    for (const column of columns) {
      const value = await this.valueOf(column, who);
      values.push(value);
      if (typeof value === 'string' && value.includes(who.mark)) marked.push(`${table}.${column.name}`);
    }
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const places = columns.map((_, at) => `$${at + 1}`).join(', ');
    await this.source.query(`insert into ${table} (${names}) values (${places}) on conflict do nothing`, values).catch((error: unknown) => {
      throw new Error(`${table}: ${(error as Error).message}`);
    });
    return marked;
  }

  private async valueOf(column: Column, who: { userId: string; mark: string; email: string }): Promise<unknown> {
    const { table, name } = column;
    const fixed = FIXED[`${table}.${name}`];
    if (fixed) return fixed(who);
    const parent = this.keys.find((key) => key.table === table && key.columns.includes(name))?.parent;
    if (parent === 'users') return /undone|decided|resumed/.test(name) ? null : who.userId;
    if (parent === table) return null;
    if (parent) return this.idOf(parent, name, who.userId);
    return name === 'user_id' ? who.userId : this.plainValue(column, who.mark);
  }

  private async idOf(parent: string, name: string, userId: string): Promise<unknown> {
    if (parent === 'favorites' && name === 'user_id') return userId;
    const owner = this.columns.find((one) => one.table === parent && /^(owner_)?user_id$/.test(one.name))?.name;
    const column = parent === 'favorites' ? 'school_id' : 'id';
    const [row] = await this.source.query<{ id: unknown }[]>(
      `select ${column} as id from ${parent} ${owner ? `where ${owner} = '${userId}'` : ''} order by 1 limit 1`,
    );
    return row?.id ?? null;
  }

  private plainValue({ table, name, type }: Column, mark: string): unknown {
    const listed = this.checks.find((one) => one.table === table && new RegExp(`\\b${name} = (?:ANY|')`).test(one.definition));
    if (listed) return /'([^']*)'/.exec(listed.definition)?.[1];
    const word = `${mark} ${table} ${name}`;
    const byType: Record<string, () => unknown> = {
      uuid: () => crypto.randomUUID(),
      text: () => word,
      jsonb: () => JSON.stringify({ word }),
      json: () => JSON.stringify({ word }),
      ARRAY: () => [word],
      bytea: () => Buffer.from(word),
      date: () => '2026-03-04',
      boolean: () => false,
      integer: () => 1,
      bigint: () => 1,
      numeric: () => 1,
      'timestamp with time zone': () => new Date('2026-03-04T05:06:07Z'),
    };
    return byType[type]?.() ?? null;
  }
}

/** Columns of any table of the server in which the word is found, as text in whatever way it is stored. */
export async function columnsWith(source: DataSource, word: string): Promise<string[]> {
  const columns = await source.query<{ schema: string; table: string; name: string; type: string }[]>(
    `select c.table_schema as schema, c.table_name as table, c.column_name as name, c.data_type as type from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, table, name, type } of columns) {
    const text = type === 'bytea' ? `encode("${name}", 'escape')` : `"${name}"::text`;
    const [row] = await source.query<unknown[]>(`select 1 from "${schema}"."${table}" where ${text} ilike '%' || $1 || '%' limit 1`, [
      word,
    ]);
    if (row) found.push(`${table}.${name}`);
  }
  return found;
}
