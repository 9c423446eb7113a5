import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DiskBundledFiles } from '../../directory/adapters/disk/disk-bundled-files.js';
import { FitTables } from '../application/fit-tables.js';
import { akronWith, MARCUS, MINIMUMS, NOBODY, playerNamed, rosterOf, SCHOOLS } from '../testing/fit-examples.js';
import { analyzeFit, type FitAnalysis, type FitYardstick } from './analyze-fit.js';
import type { FitAthlete } from './fit-athlete.js';
import type { FitPartKey } from './fit-part.js';
import type { FitSchool } from './fit-school.js';

const GOLDEN = join(import.meta.dirname, '../testing/fit-golden.json');

describe('the fit of a school', () => {
  let yardstick: FitYardstick;

  beforeAll(async () => {
    yardstick = { benchmarks: await new FitTables(new DiskBundledFiles()).sizes(), minimums: MINIMUMS, currentSeason: 2026 };
  });

  const fit = (athlete: Partial<FitAthlete> = {}, school: FitSchool = akronWith({})) =>
    analyzeFit({ ...MARCUS, ...athlete }, school, yardstick);

  const part = (analysis: FitAnalysis, key: FitPartKey) => {
    const found = analysis.parts.find((one) => one.key === key);
    if (!found) throw new Error(`there is no part ${key}`);
    return found;
  };

  const scoreOf = (key: FitPartKey, athlete: Partial<FitAthlete>, school?: FitSchool) => part(fit(athlete, school), key).score;

  it('F-08 gives what was computed by hand in docs/fit.md', () => {
    const scores = SCHOOLS.map((school) => {
      const { overall, parts } = fit({}, school);
      return [school.name, ...parts.map(({ score }) => score), overall.score, overall.coverage, overall.tier];
    });
    expect(scores).toEqual([
      ['Akron', 90, 74, 99, 30, 77, 88, 'target'],
      ['Ohio State', 63, 74, 94, null, 74, 75, 'reach'],
      ['Montana State', 86, 76, 20, null, 69, 75, 'target'],
      ['Slippery Rock', 97, null, 93, null, 96, 45, 'target'],
      ['Amherst', 46, null, 61, null, 51, 45, 'reach'],
    ]);
  });

  it('F-08 is the same to the byte as when its version was set', () => {
    const analyses = SCHOOLS.map((school) => fit({}, school));
    expect(`${JSON.stringify(analyses, null, 2)}\n`).toBe(readFileSync(GOLDEN, 'utf8'));
  });

  it('F-08 never says NaN, Infinity or undefined, whatever is missing', () => {
    const gaps: Partial<FitAthlete>[] = [{}, NOBODY, { position: 'K' }, { weight: null }, { gpa: 0, satScore: 400 }];
    const schools = [
      akronWith({ academics: null }),
      akronWith({ campus: null, roster: null }),
      akronWith({ roster: rosterOf(2024, {}) }),
      akronWith({ roster: rosterOf(2024, { QB: { 2025: 200 } }) }),
      akronWith({ division: 'na', subdivision: null }),
      akronWith({ subdivision: null }),
    ];
    const all = gaps.flatMap((athlete) => schools.map((school) => JSON.stringify(fit(athlete, school))));
    expect(all.filter((text) => /NaN|Infinity|undefined/.test(text))).toEqual([]);
  });

  it('B-07 says what is unknown of an association that we know nothing of', () => {
    const school = akronWith({ division: 'na', subdivision: null, association: 'NAIA', academics: null });
    const said = JSON.stringify(fit({}, school));
    expect(said).toContain('How far NAIA programs recruit is not known.');
    expect(said).toContain('Nothing is known of what NAIA programs look for.');
    expect(said).toContain('No rosters of the NAIA are in our figures');
  });

  it('F-08 needs two known parts for a total, and weighs only those that are known', () => {
    const onlyHome = fit({ ...NOBODY, city: 'Wadsworth', state: 'OH', home: MARCUS.home });
    expect(onlyHome.overall).toMatchObject({ score: null, high: null, tier: 'unknown', knownParts: 1, coverage: 15 });
    const two = fit({ ...MARCUS, position: 'LS' }, akronWith({ roster: null }));
    expect(two.overall).toMatchObject({ score: 93, high: 93, tier: 'reach', knownParts: 2, coverage: 45 });
  });

  it("F-08 falls back on the division's baseline when nothing can be compared, and says so", () => {
    const bare = { academics: null };
    const divisions = [
      akronWith(bare),
      akronWith({ ...bare, division: 'D2', subdivision: null }),
      akronWith({ ...bare, division: 'D3', subdivision: null }),
    ];
    const parts = divisions.map((school) => part(fit({}, school), 'academic'));
    expect(parts.map(({ baseline, isBaseline, score }) => [baseline, isBaseline, score])).toEqual([
      [85, true, null],
      [75, true, null],
      [90, true, null],
    ]);
    expect(parts[0]?.sentence).toBe(
      'Akron publishes no test scores, so nothing can be compared. ' +
        '85 is the usual score of Division I, a baseline and not a measurement. It does not count. ' +
        'Your 3.7 GPA clears the 3.0 that Division I programs look for.',
    );
  });

  it('F-08 never turns one test into the other and takes the better of two', () => {
    const onlyAct = akronWith({ academics: { ...SCHOOLS[0]!.academics!, satMath25: null } });
    const part1 = part(fit({ satScore: 1280 }, onlyAct), 'academic');
    expect([part1.score, part1.high]).toEqual([47, 95]);
    expect(part1.sentence).toContain('Akron publishes ACT 18–25 only; your SAT is not turned into another test.');
    expect(scoreOf('academic', { satScore: 1000, actScore: 24 })).toBe(84);
    expect(scoreOf('academic', { satScore: null, actScore: 24 })).toBe(84);
  });

  it("F-05 F-08 holds the academic part down when the GPA is below the division's guide", () => {
    expect([2.5, 2.9, 3].map((gpa) => scoreOf('academic', { gpa }))).toEqual([35, 67, 75]);
    expect(fit({ gpa: 2.9 }).changes).toContain('A GPA of 3.0 moves the academic part from 67 to 75.');
    const afterSchool = fit({ gpa: 2.9, satScore: 1000, graduationYear: 2026 }).changes.join(' ');
    expect([afterSchool.includes('A GPA of'), afterSchool.includes('An SAT of')]).toEqual([false, true]);
  });

  it('F-08 measures size against first-years and does not reward weight without limit', () => {
    expect(scoreOf('athletic', { position: 'QB', weight: 330 })).toBe(79);
    expect(scoreOf('athletic', { position: 'OL', heightInches: 77, weight: 330 })).toBe(86);
    expect(part(fit({ position: 'P' }), 'athletic').sentence).toBe('Size says little about punters, so it is shown and not scored.');
    const fcs = akronWith({ subdivision: 'FCS' });
    expect(part(fit({ position: 'OL' }, fcs), 'athletic').sentence).toBe(
      'Too few FCS offensive linemen are in our rosters to compare you with.',
    );
  });

  it.each(['QB', 'RB', 'WR', 'DB'])('F-08 more weight than three of four first-years is no advantage for %s', (position) => {
    const heavy = yardstick.benchmarks.of('FBS', position, 'Fr', 'weight')?.steps[16] ?? 0;
    expect(scoreOf('athletic', { position, weight: heavy + 60 })).toBe(scoreOf('athletic', { position, weight: heavy }));
  });

  it('F-08 says what a single step would change', () => {
    expect(fit().changes).toEqual([
      'A GPA of 3.8 moves the academic part from 90 to 91.',
      'An SAT of 1310 moves the academic part from 90 to 92.',
    ]);
  });

  it('F-03 says when a roster is more than one season old', () => {
    expect(part(fit(), 'need').sentence).toContain('This roster is 2 seasons old');
    const lastYear = analyzeFit(MARCUS, akronWith({}), { ...yardstick, currentSeason: 2025 });
    expect(part(lastYear, 'need').sentence).not.toContain('seasons old');
    expect(part(lastYear, 'need').sentence).not.toContain('incomplete');
  });

  it('F-06 compares with the marked starters first, then the oldest class, then by name', () => {
    const rivals = [
      playerNamed('Young', { classYear: '2028' }),
      playerNamed('Bo', { classYear: '2026' }),
      playerNamed('Al', { classYear: '2026' }),
      playerNamed('Gone', { classYear: '2024', isStarter: true }),
      playerNamed('Star', { classYear: null, isStarter: true, weight: null, heightInches: null }),
    ];
    const { comparison } = fit({}, akronWith({ roster: { ...rosterOf(2024, { QB: { 2026: 2 } }), rivals } }));
    expect(comparison.players.map(({ name }) => name)).toEqual(['Star', 'Al']);
    expect(comparison.assessment).toBe(
      'Star cannot be compared: height and weight are missing. ' +
        'Beside Al (class of 2026) you are 1 in shorter and 7 lb under. ' +
        'This roster is 2 seasons old, so it counts half. ' +
        'The roster is incomplete: it names 2 players, and need is counted from 40 on.',
    );
  });
});
