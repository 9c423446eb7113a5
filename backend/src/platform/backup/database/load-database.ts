import { once } from 'node:events';
import type { Writable } from 'node:stream';

import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import type { Manifest } from '../archive/manifest.js';
import { BackupError } from '../backup-error.js';
import { FOREIGN_KEYS, TABLES } from './catalog.sql.js';
import { columnList, tableName } from './quote.js';

type Table = Manifest['tables'][number];

interface OpenCopy {
  table: Table;
  sink: Writable & { rowCount: number };
  failed: Promise<never>;
}

/** Fills the tables of an empty schema with rows, within the transaction of `client`. */
export class DatabaseLoader {
  private readonly tables: Map<string, Table>;
  private keysToPutOn: string[] = [];
  private open?: OpenCopy;
  private readonly loaded = new Map<string, number>();

  constructor(
    private readonly client: pg.ClientBase,
    private readonly manifest: Manifest,
  ) {
    this.tables = new Map(manifest.tables.map((table) => [table.name, table]));
  }

  /**
   * Triggers implement user actions, and foreign keys require an order of tables: neither fits a copy of consistent rows. Only a
   * superuser could disable the keys, so they are dropped.
   */
  async begin(): Promise<void> {
    await this.compareTables();
    const { rows } = await this.client.query<{ off: string; on: string }>(FOREIGN_KEYS);
    for (const { off } of rows) await this.client.query(off);
    this.keysToPutOn = rows.map(({ on }) => on);
    await this.switchTriggers('disable');
    // What migrations wrote themselves is in the backup too.
    const names = [...this.tables.keys()].map(tableName);
    if (names.length > 0) await this.client.query(`truncate ${names.join(', ')}`);
  }

  /** The parts of one table have to follow each other. */
  async add(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (this.open?.table.name !== name) {
      await this.endTable();
      this.open = this.beginTable(name);
    }
    const { sink, failed } = this.open;
    for await (const chunk of content) if (!sink.write(chunk)) await Promise.race([once(sink, 'drain'), failed]);
  }

  /** Gives up a copy that is under way: nothing else, not even the end of the transaction, goes through before. */
  abandon(): void {
    this.open?.sink.destroy(new Error('the restore was given up'));
    this.open = undefined;
  }

  /** Puts the foreign keys on, which checks every row, and the triggers; sets the sequences. */
  async end(): Promise<void> {
    await this.endTable();
    const short = this.manifest.tables.find(({ name, rows }) => (this.loaded.get(name) ?? 0) !== rows);
    if (short) throw new BackupError(`The backup is damaged: ${short.name} has another number of rows than its list says.`);
    for (const { name, lastValue, isCalled } of this.manifest.sequences) {
      await this.client.query('select setval($1::regclass, $2, $3)', [tableName(name), lastValue, isCalled]);
    }
    for (const statement of this.keysToPutOn) await this.client.query(statement);
    await this.switchTriggers('enable');
    await this.client.query('analyze');
  }

  private beginTable(name: string): OpenCopy {
    const table = this.tables.get(name);
    if (!table) throw new BackupError(`The backup is damaged: it has rows of ${name}, which is not in its list.`);
    const sink = this.client.query(copyFrom(`copy ${tableName(name)} (${columnList(table.columns)}) from stdin`));
    const failed = once(sink, 'error').then(([error]) => Promise.reject(error as Error));
    failed.catch(() => undefined);
    return { table, sink, failed };
  }

  private async endTable(): Promise<void> {
    if (!this.open) return;
    const { table, sink, failed } = this.open;
    this.open = undefined;
    sink.end();
    await Promise.race([once(sink, 'finish'), failed]);
    this.loaded.set(table.name, sink.rowCount);
  }

  private async compareTables(): Promise<void> {
    const { rows } = await this.client.query<Pick<Table, 'name' | 'columns'>>(TABLES);
    const here = new Map(rows.map(({ name, columns }) => [name, [...columns].sort().join()]));
    for (const { name, columns } of this.manifest.tables) {
      if (here.get(name) === [...columns].sort().join()) continue;
      throw new BackupError(`The backup has a table ${name} that Recruit ${this.manifest.appVersion} did not make. Nothing was restored.`);
    }
  }

  private async switchTriggers(to: 'enable' | 'disable'): Promise<void> {
    for (const name of this.tables.keys()) await this.client.query(`alter table ${tableName(name)} ${to} trigger user`);
  }
}
