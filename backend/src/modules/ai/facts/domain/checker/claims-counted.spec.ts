import { CALEB } from '../../testing/claim-people.js';
import { claimScope } from '../../testing/claim-world.js';
import { FOURTH_PEOPLE, NIKO, toledoScope } from '../../testing/fourth-people.js';
import { checkClaimsOf } from './check-claims-of.js';

const PASSER = [
  // A part of the season.
  ['In the second half of the season I threw for 788 yards.', true],
  ['The back half of our season gave me eight touchdown passes.', true],
  ['I threw for 658 yards in the first half of the year.', true],
  ['In the second half of the season I threw for 658 yards.', false],
  ['I threw nine touchdowns in the first half of the season.', false],
  ['The last half of my season, three games, brought 788 passing yards.', true],
  ['The last half of my season, four games, brought 788 passing yards.', false],
  // A part of the whole in some games.
  ['7 of the 14 touchdown passes came in two games.', true],
  ['Half of my touchdown passes, 7 of the 14, came against Lockwood and Marble Creek.', true],
  ['8 of the 14 touchdown passes came in two games.', false],
  ['Half of my touchdown passes, 7 of the 14, came against Lockwood and Tidewell.', false],
  ['Three of the 5 interceptions came in two games.', true],
  ['Five of the 5 interceptions came in two games.', false],
  // Yards of both kinds.
  ['Running and throwing I piled up 1,614 total yards.', true],
  ['My total yards are 1,614: 1,446 passing plus 168 rushing.', true],
  ['My total yards are 1,714, passing and rushing together.', false],
  // A short form.
  ['4.3 ypc on 39 carries.', true],
  ['5.3 ypc on 39 carries.', false],
  // The dash between two figures.
  ['My forty is somewhere between a 4.6 and a 4.7.', true],
  ['I ran my forty between a 4.4 and a 4.5.', false],
  // A weight without its unit.
  ["I'm under 200 right now.", true],
  ["I'm almost 200 now.", true],
  ["I'm over 200 right now.", false],
  ["I'm just under 190 at the moment.", false],
  // An average beside a round one.
  ['I was 9 yards a game short of averaging 250.', true],
  ['I am 41 yards a game over 200.', true],
  ['I was 9 yards a game short of averaging 300.', false],
  // Of others.
  ['Our running back ran for 1,100 yards behind me.', false],
  ['Our top receiver caught 60 passes.', false],
] as const;

const LINEBACKER = [
  ['I had multiple sacks in one game, 2 against Clear Fork.', true],
  ['I had multiple tackles for loss in two games, 2 vs Vermilion Bay and 3 vs Clear Fork.', true],
  ['I had multiple tackles for loss in two games, 2 vs Vermilion Bay and 4 vs Clear Fork.', false],
  ['I had multiple tackles for loss in three games.', false],
  ['All my sacks, 3.5 of the 3.5, came against Vermilion Bay and Clear Fork.', true],
  ['2 of the 3.5 sacks came in one game.', true],
  ['2.5 of the 3.5 sacks came in one game.', false],
  ['The second half of the season (two games) added 23 tackles and two sacks.', true],
  ['The second half of the season (two games) added 27 tackles.', false],
  ['I average about ten and a half tackles each game.', true],
  ['About a tackle and a half for loss each game.', true],
  ['About three and a half tackles for loss each game.', false],
  ['I had ten tackles in each game.', false],
  ["I'm 73 inches tall but my wingspan is three inches longer than that.", true],
  ['I stand 6-1 and my wingspan is 3 inches longer than that.', true],
  ["I'm 73 inches tall but my wingspan is five inches longer than that.", false],
  ["I didn't force a fumble until September.", false],
  ["I hadn't forced a fumble before September.", false],
  ["I didn't force any fumbles until August.", true],
  ['I was half a tackle a game over 10.', true],
  ['I am 2 tackles a game short of 15.', false],
  // What no game holds.
  ["I wasn't called for a single holding penalty.", false],
  ["I haven't been flagged for a penalty.", false],
  ["I've never been called lazy.", true],
  ["I didn't fumble once.", false],
  ['I wear a size 14 cleat.', false],
  ['My helmet size is 8.', false],
] as const;

const RECEIVER = [
  ['16 ypr on 25 grabs.', true],
  ['18 ypr on 25 grabs.', false],
  ["I didn't score on the ground until September.", true],
  ["I didn't catch a touchdown until September.", false],
  ['I had over 200 yards after the catch.', false],
  ['I had 300 yards after contact.', false],
  ['4 of the 5 scores came in two games.', true],
  ['5 of the 5 scores came in two games.', false],
  ['The first half of the season was 153 yards.', true],
  ['The first half of the season was 253 yards.', false],
] as const;

const SETS = [
  ...PASSER.map((claim) => [...claim, claimScope(CALEB)] as const),
  ...LINEBACKER.map((claim) => [...claim, toledoScope({ ...FOURTH_PEOPLE.MASON, wingspan: { value: 76, timing: null } })] as const),
  ...RECEIVER.map((claim) => [...claim, toledoScope(NIKO)] as const),
];

describe('claims that are counted in few games, or beside another figure', () => {
  it.each(SETS)('I-05 is read as it is meant: %s (%s)', (text, isTrue, scope) => {
    expect(checkClaimsOf(text, scope).length === 0).toBe(isTrue);
  });
});
