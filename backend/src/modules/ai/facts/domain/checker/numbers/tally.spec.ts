import { CALEB } from '../../../testing/claim-people.js';
import { claimScope, THEO } from '../../../testing/claim-world.js';
import { checkClaimsOf } from '../check-claims-of.js';
import type { KnownAthlete } from '../known-athlete.js';

const OSCAR: KnownAthlete = {
  ...THEO,
  position: 'K',
  games: [
    { opponent: 'Oak Grove', date: '2026-09-05', stats: { fieldGoalsMade: 2, fieldGoalsAttempted: 2, kickoffs: 6, touchbacks: 4, fumbles: 1 } },
    { opponent: 'Big Lost', date: '2026-09-12', stats: { fieldGoalsMade: 1, fieldGoalsAttempted: 2, kickoffs: 5, touchbacks: 4, fumbles: 2 } },
    { opponent: 'Red Bank', date: '2026-09-19', stats: { fieldGoalsMade: 3, fieldGoalsAttempted: 4, kickoffs: 5, touchbacks: 4, fumbles: 0 } },
  ],
}; // prettier-ignore
const severities = (text: string, athlete: KnownAthlete) => checkClaimsOf(text, claimScope(athlete)).map(({ severity }) => severity);

describe('games that are counted, left out or told of as a stretch', () => {
  it.each<[string, KnownAthlete]>([
    ['I threw for 200 yards or more in five of six.', CALEB],
    ['Games one through three: 658 passing yards.', CALEB],
    ['I had 39 carries, never more than nine in a game.', CALEB],
    ['I was perfect on field goals in one of three games.', OSCAR],
    ['Take away Big Lost and I am five of six on field goals.', OSCAR],
    ['I fumbled in two of my three games.', OSCAR],
    ["I haven't fumbled since the Big Lost game.", OSCAR],
    ['Three fumbles, two of them against Big Lost.', OSCAR],
    ['Four of my kickoffs were not touchbacks.', OSCAR],
    ['I made three quarters of my field goals.', OSCAR],
  ])('I-05 as it is: %s', (text, athlete) => {
    expect(severities(text, athlete)).toEqual([]);
  });

  it.each<[string, KnownAthlete]>([
    ['I threw for 200 yards or more in six of six.', CALEB],
    ['Games one through three: 758 passing yards.', CALEB],
    ['I had 39 carries, never more than seven in a game.', CALEB],
    ['I was perfect on field goals in two of three games.', OSCAR],
    ['Take away Big Lost and I am six of six on field goals.', OSCAR],
    ['I fumbled in all three games.', OSCAR],
    ["I haven't fumbled since the Oak Grove game.", OSCAR],
    ['Three fumbles, one of them against Big Lost.', OSCAR],
    ['Six of my kickoffs were not touchbacks.', OSCAR],
    ['Every kickoff of mine was a touchback.', OSCAR],
    ["I haven't missed a field goal.", OSCAR],
    ['I have 16 touchbacks.', OSCAR],
  ])('I-05 not as it is: %s', (text, athlete) => {
    expect(severities(text, athlete)).not.toEqual([]);
  });
});
