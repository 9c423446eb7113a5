import { DERIVED_FIGURES } from './derived-figures.js';
import { GAME_COUNTERS } from './game-counters.js';
import { GAME_FIGURES } from './game-figures.js';

describe('the figures of a game', () => {
  const keys = GAME_COUNTERS.map(({ key }) => key);

  it('E-02 are the 16 counters of the specification the 14 of kicking, punting and defence, and the 14 of returns, the longest plays and the like', () => {
    expect([...keys].sort()).toEqual(
      [
        ...['completions', 'attempts', 'passingYards', 'passingTouchdowns', 'interceptions', 'carries', 'rushingYards'],
        ...['rushingTouchdowns', 'receptions', 'receivingYards', 'receivingTouchdowns', 'tackles', 'sacks'],
        ...['defensiveInterceptions', 'passBreakups', 'forcedFumbles'],
        ...['fieldGoalsMade', 'fieldGoalsAttempted', 'longestFieldGoal', 'extraPointsMade', 'extraPointsAttempted'],
        ...['punts', 'puntYards', 'longestPunt', 'puntsInside20'],
        ...['soloTackles', 'assistedTackles', 'tacklesForLoss', 'fumbleRecoveries', 'defensiveTouchdowns'],
        ...['kickReturns', 'kickReturnYards', 'kickReturnTouchdowns', 'puntReturns', 'puntReturnYards', 'puntReturnTouchdowns'],
        ...['longestRush', 'longestReception', 'quarterbackHurries', 'kickoffs', 'touchbacks'],
        ...['fumbles', 'fumblesLost', 'twoPointConversions'],
      ].sort(),
    );
  });

  it('P-08 lists every counter and derived figure once, groups together', () => {
    const listed = GAME_FIGURES.map(({ key }) => key);
    expect([...listed].sort()).toEqual([...keys, ...DERIVED_FIGURES.map(({ key }) => key)].sort());
    const groups = GAME_FIGURES.map(({ group }) => group);
    expect(groups.filter((group, at) => group !== groups[at - 1])).toHaveLength(8);
  });

  it('P-08 derives from counters that there are, and limits by such', () => {
    const named = [...DERIVED_FIGURES.flatMap(({ of, per }) => [of, per]), ...GAME_COUNTERS.flatMap(({ atMost }) => atMost ?? [])];
    expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  });
});
