import type { Finding } from '../claim-flag.js';
import { sumOf } from '../games/game-figures.js';
import type { NumberScope } from '../numbers/number-findings.js';
import { gamesOf } from './stated-values.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

const KINDS = [
  [/air|pass/, 'passingYards', 'passingTouchdowns'],
  [/ground|rush/, 'rushingYards', 'rushingTouchdowns'],
  [/receiv/, 'receivingYards', 'receivingTouchdowns'],
] as const;

/** "1446/14/5 through the air": yards, touchdowns and interceptions */
export const SLASHED_FIGURES =
  /(?<![\d/])(\d{2,4})\/(\d{1,2})(?:\/(\d{1,2}))?(?![\d/]) (through the air|in the air|on the ground|passing|rushing|receiving)\b/g;

export function slashedFigures([, yards, touchdowns, taken, how = '']: RegExpExecArray, scope: NumberScope): Verdict {
  const [, ofYards, ofTouchdowns] = KINDS.find(([words]) => words.test(how)) ?? KINDS[0];
  const known = [ofYards, ofTouchdowns, 'interceptions'].map((key) => sumOf(gamesOf(scope), [key]));
  if (known[0] === null || known[1] === null) return { severity: 'confirm', reason: 'Your games do not record this.' };
  const isSo = [yards, touchdowns, taken].every((stated, at) => stated === undefined || Number(stated) === known[at]);
  return isSo ? null : { severity: 'error', reason: `Your games say ${known.filter((value) => value !== null).join('/')}.` };
}
