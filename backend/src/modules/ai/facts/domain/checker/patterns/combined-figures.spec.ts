import { claimScope, THEO } from '../../../testing/claim-world.js';
import { checkClaimsOf } from '../check-claims-of.js';
import { isSumNamed } from './combined-figures.js';
import type { KnownAthlete } from '../known-athlete.js';

const BOONE: KnownAthlete = {
  ...THEO,
  position: 'CB',
  benchPress: { value: 225, timing: null },
  squat: { value: 375, timing: null },
  powerClean: { value: 235, timing: null },
  wingspan: { value: 74.5, timing: null },
  handSize: { value: 9.5, timing: null },
  verticalJump: { value: 35, timing: null },
  broadJump: { value: 118, timing: null },
  games: [
    { opponent: 'Oak Grove', date: '2026-09-05', stats: { defensiveInterceptions: 2, passBreakups: 3, kickReturns: 2, kickReturnYards: 55, kickReturnTouchdowns: 0, puntReturns: 2, puntReturnYards: 80, puntReturnTouchdowns: 1 } },
    { opponent: 'Red Bank', date: '2026-09-12', stats: { defensiveInterceptions: 1, passBreakups: 4, kickReturns: 1, kickReturnYards: 90, kickReturnTouchdowns: 1, puntReturns: 3, puntReturnYards: 25, puntReturnTouchdowns: 0 } },
  ],
}; // prettier-ignore
const severities = (text: string) => checkClaimsOf(text, claimScope(BOONE)).map(({ severity }) => severity);

describe('figures that are put together', () => {
  it.each([
    'Kick and punt returns combined I have 250 yards.',
    'Bench, squat and clean total 835 pounds.',
    'My bench and squat add up to 600 pounds.',
    'I got my hands on ten passes.',
    'I average 21 yards every time I return a punt.',
    'I am averaging 48.3 on kickoff returns.',
    'I took a kickoff 90 yards to the house against Red Bank.',
    'One of my return touchdowns was on a punt.',
    'Half of my return scores came on kicks.',
    'My hands measured 9 1/2 inches.',
    'I jumped nine feet, ten inches from a standstill.',
    'I can jump 2 feet 11 inches straight up.',
    'My arms span two and a half inches more than my height.',
  ])('I-05 as the record has them: %s', (text) => {
    expect(severities(text)).toEqual([]);
  });

  it.each([
    'Kick and punt returns combined I have 350 yards.',
    'Bench, squat and clean total 935 pounds.',
    'My bench and squat add up to 650 pounds.',
    'I got my hands on fifteen passes.',
    'I took a kickoff 99 yards to the house against Red Bank.',
    'Both of my return touchdowns were on punts.',
    'All of my return scores came on kicks.',
    'None of my return touchdowns were on punts.',
    'Two of my return touchdowns were on punts.',
    'My hands measured 10 1/2 inches.',
    'I jumped ten feet, ten inches from a standstill.',
    'I can jump 3 feet 2 inches straight up.',
    'My arms span six inches more than my height.',
  ])('I-05 not as the record has them: %s', (text) => {
    expect(severities(text)).not.toEqual([]);
  });

  it('I-05 a sum is one only where the sentence says so', () => {
    const scope = { athlete: BOONE, games: [] };
    expect(isSumNamed('10', '3 picks and 7 breakups, 10 together', 'exact', scope)).toBe(true);
    expect(isSumNamed('10', '3 picks and 10 breakups', 'exact', scope)).toBe(false);
    expect(isSumNamed('10', '10 together', 'exact', scope)).toBe(false);
  });
});
