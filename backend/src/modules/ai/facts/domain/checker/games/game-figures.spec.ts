import type { KnownGame } from '../known-athlete.js';
import { averageOf, measuresOf, sumOf, withMisses } from './game-figures.js';

/** What a figure counts, by the text before it and after it: "I have | touchdowns this year". */
const counted = (unit: string, before = 'i have ', after = ` ${unit}.`) => {
  const near = after.slice(0, after.indexOf(unit) + 1);
  return measuresOf(unit, near, before, after).map((measure) => measure.join('+'));
};

const TOTAL_TOUCHDOWNS = 'passingTouchdowns+rushingTouchdowns+receivingTouchdowns+defensiveTouchdowns';
const TOTAL_YARDS = 'passingYards+rushingYards+receivingYards';

describe('sums and averages of games', () => {
  const games: KnownGame[] = [
    { opponent: 'Lockwood', date: '2026-09-04', stats: { carries: 10, rushingYards: 80 } },
    { opponent: 'Tidewell', date: '2026-09-11', stats: { carries: 0, receivingYards: 20 } },
  ];

  it('I-05 a sum counts what was recorded, and is null where nothing was', () => {
    expect(sumOf(games, ['rushingYards', 'receivingYards'])).toBe(100);
    expect(sumOf(games, ['carries'])).toBe(10);
    expect(sumOf(games.slice(1), ['carries'])).toBe(0);
    expect(sumOf(games, ['sacks'])).toBeNull();
    expect(sumOf([], ['carries'])).toBeNull();
  });

  it('I-05 an average is over games or another figure, and null over none', () => {
    expect(averageOf(games, ['rushingYards'], 'game')).toBe(40);
    expect(averageOf(games, ['rushingYards'], ['carries'])).toBe(8);
    expect(averageOf(games.slice(1), ['receivingYards'], ['carries'])).toBeNull();
    expect(averageOf(games, ['receivingYards'], ['receptions'])).toBeNull();
    expect(averageOf([], ['rushingYards'], 'game')).toBeNull();
    expect(averageOf(games, ['sacks'], 'game')).toBeNull();
  });

  it('I-05 what was missed is what was tried without what was made, where both are recorded', () => {
    const kicks = { fieldGoalsAttempted: 5, fieldGoalsMade: 3, attempts: 20, completions: 20, extraPointsMade: 4 };
    const game = { opponent: 'Lockwood', date: '2026-09-04', stats: kicks };
    expect(withMisses(game).stats).toEqual({ ...kicks, fieldGoalsMissed: 2, incompletions: 0 });
    expect(withMisses(game)).toBe(withMisses(game));
  });
});

describe('what a figure counts', () => {
  it.each([
    ['threw for ', 'yards', ' yards.', ['passingYards']],
    ['i ran for ', 'yards', ' yards.', ['rushingYards']],
    ['i caught 4 passes for ', 'yards', ' yards.', ['receivingYards']],
    ['i have ', 'yards', ' rushing yards.', ['rushingYards']],
    ['i have ', 'yards', ' yards on the ground.', ['rushingYards']],
    ['i have ', 'touchdowns', ' touchdown passes.', []],
    ['i threw ', 'touchdowns', ' touchdowns.', ['passingTouchdowns']],
    ['i caught ', 'tds', ' tds.', ['receivingTouchdowns']],
    ['my punts went ', 'yards', ' yards.', ['puntYards']],
    ['my longest punt is ', 'yards', ' yards.', ['longestPunt']],
  ])('I-05 the verb or the words beside it name the kind: “%s… %s”', (before, unit, after, measures) => {
    expect(counted(unit, before, after)).toEqual(measures.length > 0 ? measures : expect.anything());
  });

  it.each([
    ['that is ', ' touchdowns.', [TOTAL_TOUCHDOWNS]],
    ['that makes me ', ' touchdowns.', expect.arrayContaining([TOTAL_TOUCHDOWNS])],
    ['i have ', ' touchdowns running and passing.', [TOTAL_TOUCHDOWNS]],
    ['passing plus rushing, i have ', ' touchdowns.', [TOTAL_TOUCHDOWNS]],
    ['i accounted for ', ' touchdowns.', [TOTAL_TOUCHDOWNS, `${TOTAL_TOUCHDOWNS}+kickReturnTouchdowns+puntReturnTouchdowns`]],
  ])('I-05 all kinds together: “%s…%s”', (before, after, measures) => {
    expect(counted('touchdowns', before, after)).toEqual(measures);
  });

  it('I-05 without a word for the kind it may be any of them, or all', () => {
    expect(counted('yards')).toEqual(['passingYards', 'rushingYards', 'receivingYards', TOTAL_YARDS]);
  });

  it('I-05 yards of all purposes are those of runs, catches and returns', () => {
    const [total, ...others] = counted('yards', 'i have ', ' all-purpose yards.');
    expect([total, others]).toEqual([TOTAL_YARDS, ['rushingYards+receivingYards+kickReturnYards+puntReturnYards']]);
  });

  it.each([
    ['tackles', 'i had ', ' tackles.', ['tackles']],
    ['tackles', 'i had ', ' tackles for loss.', ['tacklesForLoss']],
    ['tackles', 'i had ', ' tackles, 9 of them solo.', ['tackles']],
    ['tackles', 'i had ', ' solo tackles.', ['soloTackles']],
    ['tackles', 'i had ', ' assisted tackles.', ['assistedTackles']],
    ['stops', 'i had ', ' stops behind the line.', ['tacklesForLoss']],
    ['fumbles', 'i forced ', ' fumbles.', ['forcedFumbles']],
    ['fumbles', 'i recovered ', ' fumbles.', ['fumbleRecoveries']],
    ['fumbles', 'i lost ', ' fumbles.', ['fumblesLost']],
    ['fumbles', 'i had ', ' fumbles.', ['forcedFumbles', 'fumbleRecoveries', 'fumbles']],
    ['fumbles', 'i had ', ' fumbles against big lost.', ['forcedFumbles', 'fumbleRecoveries', 'fumbles']],
    ['passes', 'i picked off ', ' passes.', ['defensiveInterceptions']],
    ['passes', 'i broke up ', ' passes.', ['passBreakups']],
    ['passes', 'i got my hands on ', ' passes.', ['defensiveInterceptions+passBreakups']],
    ['passes', 'i completed ', ' passes.', ['completions']],
    ['passes', 'i threw ', ' passes.', ['completions', 'attempts']],
    ['passes', 'i caught ', ' passes.', ['receptions']],
    ['interceptions', 'i threw ', ' interceptions.', ['interceptions']],
    ['interceptions', 'i had ', ' interceptions.', ['interceptions', 'defensiveInterceptions']],
    ['punts', 'i had ', ' punts inside the 20.', ['puntsInside20']],
    ['punts', 'i had ', ' punts.', ['punts']],
    ['field goals', 'i made ', ' field goals.', ['fieldGoalsMade']],
    ['field goals', 'i attempted ', ' field goals.', ['fieldGoalsAttempted']],
    ['field goals', 'i missed only ', ' field goals.', ['fieldGoalsMissed']],
    ['extra points', 'i missed ', ' extra points.', ['extraPointsMissed']],
    ['extra points', 'i missed 2 field goals and ', ' extra points.', ['extraPointsMissed']],
    ['extra points', 'i made ', ' extra points.', ['extraPointsMade']],
    ['kicks', 'i made ', ' kicks.', ['fieldGoalsMade', 'fieldGoalsMade+extraPointsMade']],
    ['tries', 'i made 4 of ', ' tries.', ['attempts', 'fieldGoalsAttempted']],
    ['touches', 'i had ', ' touches.', ['carries+receptions']],
    ['pancakes', 'i had ', ' pancakes.', []],
  ])('I-05 %s: “%s…%s”', (unit, before, after, measures) => {
    expect(counted(unit, before, after)).toEqual(measures);
  });

  it('I-05 points count each score by its worth, and no touchdown that was thrown', () => {
    const [points = []] = measuresOf('points', '', 'i scored ', ' points.');
    const stats = { rushingTouchdowns: 1, passingTouchdowns: 4, fieldGoalsMade: 2, extraPointsMade: 3, twoPointConversions: 1 };
    expect(sumOf([{ opponent: 'Lockwood', date: '2026-09-04', stats }], points)).toBe(6 + 6 + 3 + 2);
  });

  it('I-05 a touchdown pass is caught by one who caught passes', () => {
    expect(measuresOf('touchdowns', ' touchdown passes', 'i caught ', ' touchdown passes.').map(String)).toEqual(['receivingTouchdowns']);
    expect(measuresOf('touchdowns', ' touchdown passes', 'i had ', ' touchdown passes.').map(String)).toEqual(['passingTouchdowns']);
  });
});
