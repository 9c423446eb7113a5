import { roundsDuring } from '../../../../shared-kernel/testing/rounds-during.js';
import type { CsvRecord } from '../../tables/index.js';
import { SchoolFile } from '../domain/school-file.js';
import { batchesOf } from './batches-of.js';

const ROWS = 5_000;

async function* records(): AsyncGenerator<CsvRecord> {
  for (let row = 1; row <= ROWS; row += 1) yield { cells: [`College ${row}`, 'D1', 'Akron', 'OH'], line: row + 1, sheetRow: row + 1 };
}

describe('batchesOf', () => {
  it('O-09 others are answered while a large file is read, and no statement has more than a thousand rows', async () => {
    const sizes: number[] = [];
    const file = new SchoolFile(['name', 'division', 'city', 'state'], 1);
    const rounds = await roundsDuring(async () => {
      for await (const { schools } of batchesOf(file, records())) sizes.push(schools.length);
    });
    expect(rounds).toBeGreaterThanOrEqual(ROWS / 100);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(ROWS);
    expect(Math.max(...sizes)).toBe(1_000);
  });

  it('O-09 while others call a statement has two hundred rows, and the journal is told as often as before', async () => {
    const sizes: number[] = [];
    const told: number[] = [];
    const file = new SchoolFile(['name', 'division', 'city', 'state'], 1);
    const noted = () => Promise.resolve(void told.push(file.totalRows));
    const inSmallBatches = () => file.totalRows > 1_000 && file.totalRows <= 3_400;
    for await (const { schools } of batchesOf(file, records(), { noted, inSmallBatches })) sizes.push(schools.length);
    expect(sizes).toEqual([1_000, ...Array<number>(12).fill(200), 1_000, 600]);
    expect(told).toEqual([1_000, 2_000, 3_000, 4_400, 5_000]);
  });
});
