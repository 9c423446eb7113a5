import type { Fact } from '../../facts/domain/fact.js';
import { oddSizes } from './odd-sizes.js';

const of = (height: string, weight: string) =>
  oddSizes([
    { key: 'height', label: 'Height', value: height },
    { key: 'weight', label: 'Weight', value: weight },
  ] as Fact[]);

it.each([
  [`7'0"`, '420 lbs', []],
  [`5'0"`, '120 lbs', []],
  [`7'1"`, '200 lbs', [`height of 7'1"`]],
  [`4'11"`, '119 lbs', [`height of 4'11"`, 'weight of 119 lbs']],
  [`6'0"`, '421 lbs', ['weight of 421 lbs']],
])('F-12 Y-05 %s and %s are asked about in the plan: %j', (height, weight, odd) => {
  const asked = odd.map((what) => `Look at your profile again: is your ${what} right? It is not compared, and an email would name it.`);
  expect(of(height, weight)).toEqual(asked);
});

it('F-12 Y-05 a size that is not known is not asked about twice', () => {
  expect(oddSizes([])).toEqual([]);
});
