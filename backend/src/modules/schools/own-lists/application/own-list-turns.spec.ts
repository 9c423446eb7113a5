import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { roundsDuring } from '../../../../shared-kernel/testing/rounds-during.js';
import { ImportOwnList } from './import-own-list.use-case.js';
import { InspectOwnList } from './inspect-own-list.use-case.js';
import type { OwnListQuery } from '../queries/own-list.query.js';
import { matchableSchools } from '../testing/matchable-schools.js';
import { MemorySchoolList } from '../../outreach/testing/memory-school-list.js';
import { UNTRACKED } from '../../outreach/domain/tracking.js';
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

  it('O-11 is written a hundred rows at a time, with requests of others in between', async () => {
    const row = { ...UNTRACKED, name: 'Nowhere State', state: 'OH', division: 'D2' as const, favorite: false };
    const query = { rows: async () => Array.from({ length: ROWS }, () => row) } as unknown as OwnListQuery;
    const rounds = await roundsDuring(() => new ExportOwnList(query).run('user', null));
    expect(rounds).toBeGreaterThan(ROWS / 100 - 1);
  });
});
