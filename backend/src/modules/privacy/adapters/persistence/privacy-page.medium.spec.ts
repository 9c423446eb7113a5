import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { OWNED_TABLES } from './user-data-owners.js';

const page = readFileSync(path.resolve(import.meta.dirname, '../../../../../../docs/privacy.md'), 'utf8');
const COLUMNS = `
select c.table_name as table, c.column_name as column from information_schema.columns c
where c.table_schema = 'public' and c.table_name = any($1)`;

interface Row {
  table: string;
  columns: string[];
  why: string;
  until: string;
  toWhom: string;
}

/** The rows of "Field by field". */
function rowsOf(text: string): Row[] {
  const [, section = ''] = text.split('## Field by field');
  return (section.split('\n## ')[0] ?? '').split('\n').flatMap((line) => {
    const [, fields = '', why = '', until = '', toWhom = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [, table, list = ''] = /^`(\w+)`: (.+)$/.exec(fields) ?? [];
    return table === undefined ? [] : [{ table, columns: [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name), why, until, toWhom }];
  });
}

/** What the page does not name, names twice, or names although it does not exist. */
function differences(rows: readonly Row[], existing: readonly string[]): string[] {
  const named = rows.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  return [
    ...existing.filter((column) => !named.includes(column)).map((column) => `missing ${column}`),
    ...named.filter((column) => !existing.includes(column)).map((column) => `unknown ${column}`),
    ...named.filter((column, at) => named.indexOf(column) !== at).map((column) => `twice ${column}`),
  ];
}

describe('the privacy page of the docs', () => {
  const rows = rowsOf(page);
  let database: TestDatabase;
  let existing: string[];

  beforeAll(async () => {
    database = await createTestDatabase();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const tables = OWNED_TABLES.map(({ table }) => table);
    const found = await client.query<{ table: string; column: string }>(COLUMNS, [tables]);
    existing = found.rows.map(({ table, column }) => `${table}.${column}`);
    await client.end();
  });

  afterAll(() => database.drop());

  it('U-11 names every column of every table with data of users, each once, and no other', () => {
    expect(existing.length).toBeGreaterThan(400);
    expect(differences(rows, existing)).toEqual([]);
    expect(differences(rows, [...existing, 'games.weather'])).toEqual(['missing games.weather']);
    expect(differences(rows, existing.slice(1))).toEqual([`unknown ${existing[0]}`]);
  });

  it('U-11 says for each why, until when and to whom', () => {
    expect(rows.filter(({ why, until, toWhom }) => why === '' || until === '' || toWhom === '')).toEqual([]);
  });

  it('U-11 says of rows that are kept for a time how long, as the job that deletes them does', () => {
    const timed = OWNED_TABLES.flatMap(({ table, over }) => (over ? [{ table, words: over.words }] : []));
    expect(timed.length).toBeGreaterThan(5);
    const differing = timed.filter(({ table, words }) => !rows.some((row) => row.table === table && row.until.includes(words)));
    expect(differing).toEqual([]);
  });
});
