import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CsvParseReader } from './csv-parse-reader.js';

/** The cases of the well-known acid set csv-spectrum, written again: for each a file and the rows in it. */
const FOLDER = join(import.meta.dirname, '../../../../../../test/fixtures/csv-spectrum');

function fixture<T>(name: string): T {
  return JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as T;
}

async function objects(bytes: Buffer): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  let header: string[] | undefined;
  for await (const { cells } of new CsvParseReader().read(bytes)) {
    if (header) rows.push(Object.fromEntries(header.map((title, at) => [title, cells[at] ?? ''])));
    header ??= cells;
  }
  return rows;
}

describe('the acid set of CSV', () => {
  it.each(fixture<{ name: string; rule: string }[]>('index.json'))('K-07 reads $rule', async ({ name }) => {
    expect(await objects(readFileSync(join(FOLDER, `${name}.csv`)))).toEqual(fixture(`${name}.json`));
  });
});
