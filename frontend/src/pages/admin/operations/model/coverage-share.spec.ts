import { coverageShare } from './coverage-share';

const line = (programs: number, within30Days: number, older = 0) => ({
  ...{ division: 'D2' as const, programs, within30Days, within180Days: 0, older, unconfirmed: 0, withoutAddress: 0 },
});

describe('the share of programs with a confirmed address', () => {
  it.each([
    [line(167, 60, 2), '37% of 167'],
    [line(672, 1), '<1% of 672'],
    [line(672, 671), '99% of 672'],
    [line(10, 10), '100% of 10'],
    [line(10, 0), '0% of 10'],
    [line(0, 0), 'None'],
  ])('B-05 of %j is %s', (one, words) => expect(coverageShare(one)).toBe(words));
});
