import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { akronWith, MARCUS } from '../testing/fit-examples.js';
import { athleticFit } from './parts/athletic-fit.js';
import { readSizeBenchmarks } from './read-size-benchmarks.js';

const DATA = join(import.meta.dirname, '../../data/fit-check');
const DOCS = join(import.meta.dirname, '../../../../../../docs/fit.md');
const textOf = (file: string) => readFileSync(join(DATA, file), 'utf8');

describe('the check against real rosters', () => {
  const benchmarks = readSizeBenchmarks(textOf('sizes-before.csv'));
  const lines = textOf('freshmen.csv').trim().split('\n').slice(1);
  const freshmen = lines.map((line) => {
    const [season, position = '', height, weight, n] = line.split(',');
    return { season, position, heightInches: Number(height), weight: Number(weight), n: Number(n) };
  });

  it.each(['QB', 'RB', 'WR', 'TE', 'OL', 'DL', 'LB', 'DB'])(
    'F-14 docs/fit.md holds what the size part says of FBS freshmen: %s',
    (position) => {
      const scores = freshmen
        .filter((one) => one.position === position)
        .flatMap(({ heightInches, weight, n }) => {
          const { score } = athleticFit({ ...MARCUS, position, heightInches, weight }, akronWith({}), benchmarks);
          return Array.from({ length: n }, () => score ?? 0);
        })
        .sort((one, other) => one - other);
      const at = (percent: number) => scores[Math.ceil((percent / 100) * scores.length) - 1];
      const low = Math.round((100 * scores.filter((score) => score < 60).length) / scores.length);
      const row = `| ${position} | ${scores.length} | ${at(10)} | ${at(50)} | ${at(90)} | ${low}% |`;
      expect(readFileSync(DOCS, 'utf8')).toContain(row);
    },
  );

  it('F-14 judges freshmen of a later season than the percentiles, and no person is in either table', () => {
    expect(new Set(freshmen.map(({ season }) => season))).toEqual(new Set(['2024']));
    expect(textOf('freshmen.csv')).toMatch(/^season,position,height,weight,n\n(2024,[A-Z]{2},\d\d,\d{3},\d+\n)+$/);
    expect(benchmarks.of('FBS', 'QB', 'Fr', 'height')?.players).toBeLessThan(534);
  });
});
