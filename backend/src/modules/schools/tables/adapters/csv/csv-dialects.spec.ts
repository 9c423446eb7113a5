import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { batchesOf } from '../../../imports/application/batches-of.js';
import { ImportTables } from '../../../imports/application/import-tables.js';
import type { ImportBatch } from '../../../imports/domain/import-batch.js';
import { ImportFileError } from '../../domain/import-file-error.js';
import { SchoolFile } from '../../../imports/domain/school-file.js';
import { MemoryWorkbookReader } from '../../testing/memory-workbook-reader.js';
import { CsvParseReader } from './csv-parse-reader.js';
import { memorySource } from './memory-source.js';

interface Expected {
  file: string;
  description: string;
  total_rows: number;
  ok_rows: number[];
  schools: number;
  coaches: number;
  errors: { row: number; line: number; column: string; code: string; value: string }[];
  warnings: Expected['errors'];
  values?: Record<string, Record<string, string>>;
  normalised?: Record<string, string>;
  file_error?: { code: string; column?: string };
}

const tables = new ImportTables(new CsvParseReader(), new MemoryWorkbookReader());
const FOLDER = join(import.meta.dirname, '../../../../../../test/fixtures/csv-dialects');

function fixture<T>(name: string): T {
  return JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as T;
}

async function readAll(bytes: Uint8Array): Promise<{ file: SchoolFile; batch: ImportBatch }> {
  const { header, records } = await tables.open(memorySource(bytes), 'schools', {});
  const file = new SchoolFile(header.cells, header.line);
  const batch: ImportBatch = { schools: [], coaches: [] };
  for await (const next of batchesOf(file, records)) {
    batch.schools.push(...next.schools);
    batch.coaches.push(...next.coaches);
  }
  return { file, batch };
}

function withoutMessage(issues: SchoolFile['errors'] | SchoolFile['warnings']): Expected['errors'] {
  return issues.map(({ row, line, column, code, value }) => ({ row, line, column, code, value }));
}

function storedValue(batch: ImportBatch, row: number, column: string): string | null | undefined {
  const school = batch.schools[row - 1];
  const coach = batch.coaches[row - 1];
  const values: Record<string, string | null | undefined> = {
    name: school?.name,
    division: school?.division,
    state: school?.state,
    coach_name: coach?.name,
    coach_title: coach?.title,
    coach_email: coach?.email,
  };
  return values[column];
}

const dialects = fixture<{ file: string; description: string; expected: string }[]>('index.json').map((entry) => ({
  ...entry,
  expectation: fixture<Expected>(entry.expected),
}));

describe('K-06 K-07 school files as people save them', () => {
  it.each(dialects)('K-06 K-07 reads $file: $description', async ({ file, expectation }) => {
    const bytes = readFileSync(join(FOLDER, file));
    if (expectation.file_error) {
      const failure = await readAll(bytes).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ImportFileError);
      expect((failure as ImportFileError).code).toBe(expectation.file_error.code);
      expect((failure as ImportFileError).extra.column).toBe(expectation.file_error.column);
      return;
    }
    const { file: read, batch } = await readAll(bytes);
    expect(withoutMessage(read.errors)).toEqual(expectation.errors);
    expect(withoutMessage(read.warnings)).toEqual(expectation.warnings);
    expect(read.totalRows).toBe(expectation.total_rows);
    expect(read.totalRows - read.refusedRows).toBe(expectation.ok_rows.length);
    expect(batch.schools).toHaveLength(expectation.schools);
    expect(batch.coaches).toHaveLength(expectation.coaches);
    for (const [row, values] of Object.entries(expectation.values ?? {})) {
      const stored = Object.keys(values).map((column) => [column, storedValue(batch, Number(row), column)]);
      expect(Object.fromEntries(stored)).toEqual(values);
    }
  });

  it('K-07 normalises divisions, states and web addresses as the dialect files say', async () => {
    const divisions = await readAll(readFileSync(join(FOLDER, '08-division-spellings.csv')));
    const { normalised } = fixture<Expected>('08-division-spellings.expected.json');
    expect(divisions.batch.schools.map(({ division }) => division)).toEqual([
      'D1',
      'D1',
      'D1',
      'D1',
      'D1',
      'D1',
      'D2',
      'D2',
      'D2',
      'D2',
      'D3',
      'D3',
      'D3',
      'D2',
    ]);
    expect(Object.keys(normalised ?? {})).toHaveLength(14);
    const states = await readAll(readFileSync(join(FOLDER, '21-state-names.csv')));
    expect(states.batch.schools.map(({ state }) => state)).toEqual(['TX', 'DC', 'OH', 'DC']);
    const urls = await readAll(readFileSync(join(FOLDER, '17-bad-emails-and-urls.csv')));
    expect(urls.batch.schools.map(({ websiteUrl }) => websiteUrl)).toEqual(['https://www.sru.edu']);
  });
});
