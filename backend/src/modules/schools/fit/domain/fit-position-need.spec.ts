import { DiskBundledFiles } from '../../directory/adapters/disk/disk-bundled-files.js';
import { CsvParseReader } from '../../tables/adapters/csv/csv-parse-reader.js';
import { akronWith, rosterOf } from '../testing/fit-examples.js';
import { FitJudge, part } from '../testing/fit-judge.js';
import type { FitRoster } from './fit-school.js';

describe('position need', () => {
  let judge: FitJudge;

  beforeAll(async () => {
    judge = await FitJudge.ofBundledSchools(new DiskBundledFiles(), new CsvParseReader());
  });

  const needOf = (roster: FitRoster | null, graduationYear: number | null = 2028) =>
    part(judge.fit({ graduationYear }, akronWith({ roster })), 'need');
  const quarterbacks = (season: number) => rosterOf(season, { QB: { 2027: 1, 2028: 2, 2029: 1 }, OL: { 2029: 60 } });

  it('F-13 is that of the entry year, and the number of F-03 stays with its season', () => {
    const need = needOf(quarterbacks(2026));
    expect([need.score, need.weight]).toEqual([90, 25]);
    expect(need.sentence).toContain('You would start in fall 2028. 2 of 4 quarterbacks on the 2026 roster are in the class of 2028 (50%).');
    expect(need.inputs).toContainEqual(expect.objectContaining({ label: 'Need at the end of the 2026 season', value: '30 of 100' }));
  });

  it.each([
    [2024, 2027],
    [2026, 2027],
    [2027, 2027],
    [2028, 2028],
  ])('F-13 a class of %d enters in %d at the earliest', (graduationYear, entry) => {
    expect(judge.fit({ graduationYear }, judge.named('Akron')).entryYear).toBe(entry);
  });

  it.each([
    [1, 'it names 1 player,'],
    [39, 'it names 39 players,'],
  ])('F-13 a roster of %d is incomplete and need unknown', (players, words) => {
    const need = needOf(rosterOf(2026, { QB: { 2027: players } }));
    expect([need.score, need.missingFrom]).toEqual([null, 'school']);
    expect(need.sentence).toContain(words);
  });

  it.each([40, 400])('F-13 a roster of %d counts', (players) => {
    expect(needOf(rosterOf(2026, { QB: { 2028: players } })).score).toBe(90);
  });

  it('F-13 a roster of two seasons ago counts half, an older one not', () => {
    const weights = [2025, 2024, 2023, 2022].map((season) => {
      const { score, weight } = needOf(quarterbacks(season), 2027);
      return [season, score === null ? 0 : weight];
    });
    expect(weights).toEqual([
      [2025, 25],
      [2024, 12.5],
      [2023, 0],
      [2022, 0],
    ]);
    expect(needOf(quarterbacks(2022), 2027).sentence).toContain('This roster is 4 seasons old, so it counts nothing.');
  });

  it('F-13 is unknown for a class of 2033 and without a graduation year', () => {
    expect(needOf(quarterbacks(2026), 2033).sentence).toContain('may have left by then');
    expect([needOf(quarterbacks(2026), 2033).missingFrom, needOf(quarterbacks(2026), null).missingFrom]).toEqual(['school', 'profile']);
  });
});
