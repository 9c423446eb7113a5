import { claimScope, THEO } from '../../../testing/claim-world.js';
import { gamesOf } from '../../../testing/claim-set.js';
import { checkClaimsOf } from '../check-claims-of.js';
import type { KnownAthlete } from '../known-athlete.js';

const KEYS =
  'carries rushingYards rushingTouchdowns longestRush receptions receivingYards receivingTouchdowns longestReception ' +
  'kickReturns kickReturnYards kickReturnTouchdowns puntReturns puntReturnYards puntReturnTouchdowns fumbles fumblesLost twoPointConversions';

/** Of two games: 30 for 203 and 3, long 64; 5 for 61 and 1, long 31; kicks 7 for 190 and 1, punts 5 for 52 and 1; 2 fumbles, 1 lost. */
const RETURNER: KnownAthlete = {
  ...THEO,
  position: 'RB',
  games: gamesOf(KEYS, [
    ['Pine Hollow', '2026-09-05', [18, 131, 2, 64, 3, 41, 1, 31, 4, 112, 1, 2, 14, 0, 1, 0, 0]],
    ['Coldwater', '2026-09-12', [12, 72, 1, 17, 2, 20, 0, 14, 3, 78, 0, 3, 38, 1, 1, 1, 2]],
  ]),
};

/** 12 kickoffs, 9 touchbacks; 7 hurries. */
const KICKER: KnownAthlete = {
  ...THEO,
  position: 'K',
  games: gamesOf('kickoffs touchbacks quarterbackHurries fumbles fumblesLost', [
    ['Pine Hollow', '2026-09-05', [7, 6, 3, 0, 0]],
    ['Coldwater', '2026-09-12', [5, 3, 4, 0, 0]],
  ]),
};

const severities = (text: string, athlete: KnownAthlete) => checkClaimsOf(text, claimScope(athlete)).map(({ severity }) => severity);

const TRUE_OF_RETURNER = [
  'I returned 7 kicks for 190 yards.',
  'I returned seven kickoffs for 190 yards and a touchdown.',
  'I have 190 kick return yards.',
  'I have 52 punt return yards this season.',
  'I averaged 27.1 yards per kick return.',
  'I average 10.4 yards per punt return.',
  'I averaged 95 kick return yards per game.',
  'I have 242 return yards.',
  'I returned a kickoff for a touchdown against Pine Hollow.',
  'I took a punt back for a touchdown against Coldwater.',
  'I have 1 kick return touchdown and 1 punt return touchdown.',
  'I scored two return touchdowns.',
  'I returned four kicks against Pine Hollow.',
  'My longest run was 64 yards.',
  'My longest catch is 31 yards.',
  'I had a 64-yard touchdown run against Pine Hollow.',
  'I fumbled twice this season.',
  'I lost one fumble.',
  'I only lost 1 of my 2 fumbles.',
  'I converted 2 two-point conversions.',
  'I never lost a fumble against Pine Hollow.',
  'I have 6 total touchdowns.',
  'I have 506 all-purpose yards.',
  'I have 203 rushing yards and 61 receiving yards.',
];

const FALSE_OF_RETURNER = [
  'I returned 9 kicks for 190 yards.',
  'I have 290 kick return yards.',
  'I averaged 31.5 yards per kick return.',
  'I returned a punt for a touchdown against Pine Hollow.',
  'I returned three kickoffs for touchdowns.',
  'I have 3 return touchdowns.',
  'My longest run was 78 yards.',
  'My longest catch is 45 yards.',
  'I had an 80-yard touchdown run.',
  'I never fumbled this season.',
  "I haven't fumbled all season.",
  'I fumbled only once.',
  'I lost two fumbles.',
  'I converted 4 two-point conversions.',
  'I have 9 total touchdowns.',
  'I have 806 all-purpose yards.',
];

const TRUE_OF_KICKER = [
  '75 percent of my kickoffs were touchbacks.',
  'Over 70% of my kickoffs were touchbacks.',
  'My touchback percentage is 75.',
  '9 of my 12 kickoffs were touchbacks.',
  'I had 9 touchbacks.',
  'I have 12 kickoffs this season.',
  'I had seven quarterback hurries.',
  'I averaged 3.5 hurries per game.',
  "I haven't fumbled all season.",
];

const FALSE_OF_KICKER = [
  '85 percent of my kickoffs were touchbacks.',
  'My touchback rate is 83.',
  '10 of my 12 kickoffs were touchbacks.',
  'I had 46 touchbacks.',
  'I had nine quarterback hurries.',
  'I fumbled once.',
];

/** Games without these counters need a word of the athlete's. */
const UNKNOWN = [
  'I have 190 kick return yards.',
  'I returned a kickoff for a touchdown against Pine Hollow.',
  'I had 9 touchbacks.',
  '75 percent of my kickoffs were touchbacks.',
  'I had seven quarterback hurries.',
  "I haven't fumbled all season.",
];

describe('what is done on special teams, in a text', () => {
  it.each(TRUE_OF_RETURNER)('I-05 E-02 true of a returner and not marked: %s', (text) => {
    expect(severities(text, RETURNER)).toEqual([]);
  });

  it.each(FALSE_OF_RETURNER)('I-05 E-02 called false of a returner: %s', (text) => {
    expect(severities(text, RETURNER)).toContain('error');
  });

  it.each(TRUE_OF_KICKER)('I-05 E-02 true of a kicker and not marked: %s', (text) => {
    expect(severities(text, KICKER)).toEqual([]);
  });

  it.each(FALSE_OF_KICKER)('I-05 E-02 called false of a kicker: %s', (text) => {
    expect(severities(text, KICKER)).toContain('error');
  });

  it.each(UNKNOWN)('I-05 E-02 needs a confirmation where no game records it: %s', (text) => {
    const found = severities(text, THEO);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set(['confirm']));
  });
});
