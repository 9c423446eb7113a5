import type { Finding } from '../claim-flag.js';
import { type Measure, sumOf } from '../games/game-figures.js';
import type { NumberScope } from '../numbers/number-findings.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

const TOUCHDOWNS = ['passingTouchdowns', 'rushingTouchdowns', 'receivingTouchdowns', 'defensiveTouchdowns'];
const COUNTERS: readonly (readonly [words: RegExp, measures: readonly Measure[]])[] = [
  [/^missed (?:extra|pat|xp)/, [['extraPointsMissed']]],
  [/^missed (?:field|fg)/, [['fieldGoalsMissed']]],
  [/^miss/, [['fieldGoalsMissed'], ['extraPointsMissed'], ['fieldGoalsMissed', 'extraPointsMissed']]],
  [/^(?:interception|pick|int)$/, [['interceptions'], ['defensiveInterceptions']]],
  [/^sack$/, [['sacks']]],
  [/^rushing/, [['rushingTouchdowns']]],
  [/^passing/, [['passingTouchdowns']]],
  [/^receiving/, [['receivingTouchdowns']]],
  [/^(?:touchdown|td|score)$/, [TOUCHDOWNS, ...TOUCHDOWNS.map((key) => [key])]],
  [/breakup|^pbu/, [['passBreakups']]],
  [/^(?:tfl|tackle)/, [['tacklesForLoss']]],
  [/^forced/, [['forcedFumbles']]],
  [/^fumble rec/, [['fumbleRecoveries']]],
  [/^field goal/, [['fieldGoalsMade']]],
  [/^catch|^reception/, [['receptions']]],
];

/** "My only missed extra point came against Lyons Creek" */
export const ONLY_ONE =
  /\bmy (?:only|1|lone|single|sole) (?:real |other )?(miss(?:ed (?:field goal|fg|extra point|pat|xp|kick))?|interception|pick|int|sack|(?:rushing |passing |receiving )?(?:touchdown|td|score)|(?:pass )?breakup|pbu|tfl|tackle for (?:a )?loss|forced fumble|fumble recovery|field goal|catch|reception)(?: (?:of|this|all|the|my|year|season|fall|so|far|on|i|threw|had|made|missed)){0,5} (?:came|was|is|happened)\b/g;

/** One in all games, and that in a game that is named. */
export function onlyOne([, what = '']: RegExpExecArray, { athlete, games }: NumberScope): Verdict {
  const measures = COUNTERS.find(([words]) => words.test(what))?.[1] ?? [];
  const known = measures.filter((measure) => sumOf(athlete.games, measure) !== null);
  if (games.length === 0 || known.length === 0) return 'not this';
  const isSo = known.some((measure) => sumOf(athlete.games, measure) === 1 && sumOf(games, measure) === 1);
  // What is right stays for the readers of the other figures.
  return isSo ? 'not this' : { severity: 'error', reason: 'Your games say something else.' };
}
