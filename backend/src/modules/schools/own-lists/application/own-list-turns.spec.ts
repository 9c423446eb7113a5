import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { roundsDuring } from '../../../../shared-kernel/testing/rounds-during.js';
import { ImportOwnList } from './import-own-list.use-case.js';
import { InspectOwnList } from './inspect-own-list.use-case.js';
import type { OwnListQuery } from '../queries/own-list.query.js';
import { matchableSchools } from '../testing/matchable-schools.js';
import { MemorySchoolList } from '../../outreach/testing/memory-school-list.js';
import { UNTRACKED } from '../../outreach/domain/tracking.js';
import { OWN_LIST_HEADER } from '../domain/own-list-lines.js';
import { ExportOwnList } from './export-own-list.use-case.js';
import { CsvParseReader } from '../../tables/adapters/csv/csv-parse-reader.js';

const ROWS = 5_000;

describe('a large list of an athlete’s own', () => {
  const bytes = new TextEncoder().encode(`School,Notes\n${`Nowhere State,${'call '.repeat(60)}\n`.repeat(ROWS)}`);
  const pieces = bytes.length / (16 * 1024);
  const list = new MemorySchoolList([], new SequenceIds(), new FixedClock());
  const csv = new CsvParseReader();

  it('O-11 is read 16 kB at a time, with requests of others in between', async () => {
    expect(await roundsDuring(() => new InspectOwnList(csv, matchableSchools()).run(bytes))).toBeGreaterThan(pieces);
  });

  it('O-11 is matched ten rows at a time, with requests of others in between', async () => {
    const command = { bytes, mapping: { name: 0, notes: 1 }, choices: new Map<number, number>(), dryRun: true };
    const rounds = await roundsDuring(() => new ImportOwnList(csv, matchableSchools(), list).run('user', command));
    expect(rounds).toBeGreaterThan(pieces + ROWS / 10);
  });

  it('O-11 O-09 is read and written fifty rows at a time, when they are asked for, with requests of others in between', async () => {
    const row = { ...UNTRACKED, name: 'Nowhere State', state: 'OH', division: 'D2' as const, favorite: false };
    const sizes: number[] = [];
    const query = {
      touched: async () => Array.from({ length: ROWS }, (_, at) => at),
      rows: async (_: string, ids: number[]) => {
        sizes.push(ids.length);
        return ids.map(() => row);
      },
    } as unknown as OwnListQuery;
    const pieces = new ExportOwnList(query).run('user', null);
    await pieces.next();
    expect(sizes).toEqual([50]);
    const rounds = await roundsDuring(async () => {
      for await (const piece of pieces) expect(piece.split('\r\n')).toHaveLength(51);
    });
    expect(rounds).toBeGreaterThanOrEqual(ROWS / 50 - 1);
    expect(sizes).toEqual(Array<number>(ROWS / 50).fill(50));
  });

  it('R-10 a list without schools has its header, and a school that is asked for twice is there once', async () => {
    const asked: number[][] = [];
    const query = { touched: async () => [], rows: async (_: string, ids: number[]) => (asked.push(ids), []) } as unknown as OwnListQuery;
    const text = async (ids: number[] | null) => {
      let all = '';
      for await (const piece of new ExportOwnList(query).run('user', ids)) all += piece;
      return all;
    };
    expect(await text(null)).toBe(OWN_LIST_HEADER);
    expect(await text([3, 1, 3])).toBe(OWN_LIST_HEADER);
    expect(asked).toEqual([[3, 1]]);
  });
});
