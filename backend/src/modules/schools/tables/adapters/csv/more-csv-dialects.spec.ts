import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { batchesOf } from '../../../imports/application/batches-of.js';
import { SchoolFile } from '../../../imports/domain/school-file.js';
import { ImportTables } from '../../../imports/application/import-tables.js';
import { ImportFileError } from '../../domain/import-file-error.js';
import { MemoryWorkbookReader } from '../../testing/memory-workbook-reader.js';
import { CsvParseReader } from './csv-parse-reader.js';
import { memorySource } from './memory-source.js';

/** A file error, or what is stored and what is said of the rest. */
type Reading = { fileError: string } | { schools: string[]; coaches: string[]; errors: string[]; warnings: string[] };

const tables = new ImportTables(new CsvParseReader(), new MemoryWorkbookReader());
const FOLDER = join(import.meta.dirname, '../../../../../../test/fixtures/invented-csv');
const bytesOf = (name: string) => readFileSync(join(FOLDER, name));
const cases = Object.entries(JSON.parse(bytesOf('expected.json').toString()) as Record<string, Reading>);

async function readingOf(bytes: Uint8Array): Promise<Reading> {
  try {
    const { header, records } = await tables.open(memorySource(bytes), 'schools', {});
    const file = new SchoolFile(header.cells, header.line);
    const found: Omit<Exclude<Reading, { fileError: string }>, 'errors' | 'warnings'> = { schools: [], coaches: [] };
    for await (const { schools, coaches } of batchesOf(file, records)) {
      found.schools.push(
        ...schools.map(({ name, division, city, state, conference }) => [name, division, city, state, conference].join(' | ')),
      );
      found.coaches.push(...coaches.map(({ name, title, email }) => [name, title, email].join(' | ')));
    }
    const brief = ({ row, line, column, code }: SchoolFile['errors'][number] | SchoolFile['warnings'][number]) =>
      `row ${row}, line ${line}: ${column} ${code}`;
    return { ...found, errors: file.errors.map(brief), warnings: file.warnings.map(brief) };
  } catch (error) {
    if (error instanceof ImportFileError) return { fileError: error.code };
    throw error;
  }
}

describe('K-06 K-07 further school files as people save them', () => {
  it.each(cases)('K-06 K-07 reads %s', async (name, expected) => {
    expect(await readingOf(bytesOf(name))).toEqual(expected);
  });
});
