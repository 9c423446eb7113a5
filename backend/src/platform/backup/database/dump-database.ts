import type { Readable } from 'node:stream';

import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { connectDirectly } from '../../database/connect-directly.js';
import type { ArchiveWriter } from '../archive/archive-writer.js';
import type { Manifest, Part } from '../archive/manifest.js';
import { tablePart } from '../archive/part-names.js';
import { EXACT_TEXT, HAS_TABLE, SEQUENCES, TABLES } from './catalog.sql.js';
import { columnList, tableName } from './quote.js';

/** Rows are cut into parts of this size, because a part's length is before it. */
const PART_BYTES = 1024 * 1024;

/** A consistent snapshot of the database, while other transactions write. */
export type DatabaseContent = Pick<Manifest, 'tables' | 'sequences' | 'parts' | 'migrations'>;
type Table = Pick<Manifest['tables'][number], 'name' | 'columns'>;

/** One transaction that sees the database as it was when it began. */
export class DatabaseSnapshot {
  private constructor(
    private readonly client: pg.Client,
    private readonly tables: Table[],
    /** Names of the migrations that had run, in their order. */
    readonly migrations: string[],
  ) {}

  /**
   * The tables are locked before the snapshot is taken, as in pg_dump: a migration that rewrites one in the meantime would show it
   * empty to this transaction. Reading and writing rows is not blocked.
   */
  static async open(url: string): Promise<DatabaseSnapshot> {
    const client = await connectDirectly(url, 'recruit-backup');
    try {
      const { rows: tables } = await client.query<Table>(TABLES);
      await client.query('begin transaction isolation level repeatable read read only');
      await client.query(EXACT_TEXT);
      const names = tables.map(({ name }) => tableName(name));
      if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`);
      return new DatabaseSnapshot(client, tables, await migrationsOf(client));
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** Writes all rows, table after table; `onTable` receives how many are done. */
  async writeTo(archive: ArchiveWriter, onTable: (done: number, total: number) => void): Promise<DatabaseContent> {
    const parts: Part[] = [];
    const tables: DatabaseContent['tables'] = [];
    for (const table of this.tables) {
      onTable(tables.length, this.tables.length);
      tables.push({ ...table, rows: await this.writeTable(table, archive, parts) });
    }
    return { tables, parts, sequences: await this.sequences(), migrations: this.migrations };
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  /** Returns how many rows there were. */
  private async writeTable({ name, columns }: Table, archive: ArchiveWriter, parts: Part[]): Promise<number> {
    // A table in partitions can only be copied by a query.
    const query = copyTo(`copy (select ${columnList(columns)} from ${tableName(name)}) to stdout`);
    const rows: Readable = this.client.query(query);
    let number = 0;
    for await (const piece of inPieces(rows)) parts.push(await archive.addBytes(tablePart(name, number++), piece));
    return query.rowCount;
  }

  /** Sequences are not part of the snapshot: their values are the same or later than the rows, as needed. */
  private async sequences(): Promise<DatabaseContent['sequences']> {
    const { rows } = await this.client.query<{ name: string }>(SEQUENCES);
    const found: DatabaseContent['sequences'] = [];
    for (const { name } of rows) {
      const state = await this.client.query<{ lastValue: string; isCalled: boolean }>(
        `select last_value::text as "lastValue", is_called as "isCalled" from ${tableName(name)}`,
      );
      for (const { lastValue, isCalled } of state.rows) found.push({ name, lastValue, isCalled });
    }
    return found;
  }
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(HAS_TABLE, ['migrations']);
  if (!found[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>('select name from public.migrations order by timestamp, id');
  return rows.map(({ name }) => name);
}

async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
