/** The parts of the game that figures belong to, in the order in which the screens show them. */
export const STAT_GROUPS = ['passing', 'rushing', 'defensive', 'receiving', 'kicking', 'punting', 'returning', 'other'] as const;

export type StatGroup = (typeof STAT_GROUPS)[number];

/** One number of one game. `half`: counted in halves, since two players may share a sack. */
export interface GameCounter {
  key: string;
  label: string;
  group: StatGroup;
  kind: 'whole' | 'half';
  /** What one game can hold; yards of a play can be lost. */
  min: number;
  max: number;
  /** Over several games: added up, or the longest of all. */
  total: 'sum' | 'longest';
  /** Another counter that this one cannot exceed. */
  atMost?: string;
}

type Limits = Partial<Pick<GameCounter, 'kind' | 'min' | 'total' | 'atMost'>>;

const LOST = -100;

function countersOf(group: StatGroup, rows: [string, string, number, Limits?][]): GameCounter[] {
  return rows.map(([key, label, max, limits]) => {
    return { key, label, group, max, kind: 'whole', min: 0, total: 'sum', ...limits };
  });
}

/** Every number that an athlete can enter for a game (requirement E-02). */
export const GAME_COUNTERS: readonly GameCounter[] = [
  ...countersOf('passing', [
    ['completions', 'Completions', 100, { atMost: 'attempts' }],
    ['attempts', 'Attempts', 100],
    ['passingYards', 'Passing Yards', 1000, { min: LOST }],
    ['passingTouchdowns', 'Passing Touchdowns', 20],
    ['interceptions', 'Interceptions Thrown', 20],
  ]),
  ...countersOf('rushing', [
    ['carries', 'Carries', 100],
    ['rushingYards', 'Rushing Yards', 1000, { min: LOST }],
    ['rushingTouchdowns', 'Rushing Touchdowns', 20],
    ['longestRush', 'Longest Rush (yards)', 110, { min: LOST, total: 'longest' }],
  ]),
  ...countersOf('defensive', [
    ['tackles', 'Tackles', 60],
    ['soloTackles', 'Solo Tackles', 60],
    ['assistedTackles', 'Assisted Tackles', 60],
    ['tacklesForLoss', 'Tackles for Loss', 30, { kind: 'half' }],
    ['sacks', 'Sacks', 20, { kind: 'half' }],
    ['quarterbackHurries', 'Quarterback Hurries', 40],
    ['defensiveInterceptions', 'Interceptions', 10],
    ['passBreakups', 'Pass Breakups', 20],
    ['forcedFumbles', 'Forced Fumbles', 10],
    ['fumbleRecoveries', 'Fumble Recoveries', 10],
    ['defensiveTouchdowns', 'Defensive Touchdowns', 10],
  ]),
  ...countersOf('receiving', [
    ['receptions', 'Receptions', 60],
    ['receivingYards', 'Receiving Yards', 1000, { min: LOST }],
    ['receivingTouchdowns', 'Receiving Touchdowns', 20],
    ['longestReception', 'Longest Reception (yards)', 110, { min: LOST, total: 'longest' }],
  ]),
  ...countersOf('kicking', [
    ['fieldGoalsMade', 'Field Goals Made', 20, { atMost: 'fieldGoalsAttempted' }],
    ['fieldGoalsAttempted', 'Field Goals Attempted', 20],
    ['longestFieldGoal', 'Longest Field Goal (yards)', 80, { total: 'longest' }],
    ['extraPointsMade', 'Extra Points Made', 20, { atMost: 'extraPointsAttempted' }],
    ['extraPointsAttempted', 'Extra Points Attempted', 20],
    ['kickoffs', 'Kickoffs', 30],
    ['touchbacks', 'Touchbacks', 30, { atMost: 'kickoffs' }],
  ]),
  ...countersOf('punting', [
    ['punts', 'Punts', 30],
    ['puntYards', 'Punt Yards', 1500],
    ['longestPunt', 'Longest Punt (yards)', 110, { total: 'longest' }],
    ['puntsInside20', 'Punts Inside the 20', 30, { atMost: 'punts' }],
  ]),
  ...countersOf('returning', [
    ['kickReturns', 'Kick Returns', 30],
    ['kickReturnYards', 'Kick Return Yards', 1000, { min: LOST }],
    ['kickReturnTouchdowns', 'Kick Return Touchdowns', 10, { atMost: 'kickReturns' }],
    ['puntReturns', 'Punt Returns', 30],
    ['puntReturnYards', 'Punt Return Yards', 1000, { min: LOST }],
    ['puntReturnTouchdowns', 'Punt Return Touchdowns', 10, { atMost: 'puntReturns' }],
  ]),
  ...countersOf('other', [
    ['fumbles', 'Fumbles', 20],
    ['fumblesLost', 'Fumbles Lost', 20, { atMost: 'fumbles' }],
    ['twoPointConversions', 'Two-Point Conversions', 10],
  ]),
];
