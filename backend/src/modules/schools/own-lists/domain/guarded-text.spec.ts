import { CsvParseReader } from '../../tables/adapters/csv/csv-parse-reader.js';
import { csvLine } from '../../tables/domain/csv-line.js';
import { guardedText, unguardedText } from './guarded-text.js';

async function readBack(line: string): Promise<string> {
  for await (const { cells } of new CsvParseReader().read(Buffer.from(line))) return cells[1] ?? '';
  throw new Error('no row was read');
}

describe('texts in a spreadsheet', () => {
  it.each(['=1+1', '+1 724', '-', '@coach', '\tx', '\rx', 'plain', "'quoted'", "'=odd", "''=odder", "'\todd", "'\rodd", ''])(
    'R-10 %j is the same after the list is written and read again, and no spreadsheet runs it',
    async (text) => {
      const cell = await readBack(csvLine(['Akron', guardedText(text)]));
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(unguardedText(cell)).toBe(text);
    },
  );
});
