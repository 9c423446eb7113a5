import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { averageOf, measuresOf, sumOf } from '../games/game-figures.js';
import { boundOf, holds } from '../numbers/holds.js';
import type { KnownGame } from '../known-athlete.js';
import { isShareNamed } from './named-counters.js';
import type { Judged, NumberScope, Reason, StatedNumber } from '../numbers/number-findings.js';

const PARTS: Record<string, number> = { third: 3, fourth: 4, quarter: 4, fifth: 5, tenth: 10 };
/** Of 1: a share in words is a round one. */
const SHARE_NEAR = 0.025;

const OF_PASSES = quick(/^[- ](third|fourth|quarter|fifth|tenth)s?(?= of my (?:passes|throws|attempts)\b)/);
const OF_SOME = quick(/^[- ](third|fourth|quarter|fifth|tenth)s? of\b/);
const MORE_THAN = quick(/^ (more|fewer) (\w+) than (\w+)\b/);
const SHARE_BEFORE = quick(/\b(?:percentage|rate|percent)(?: (?:is|was|of|at|sits|stands|right|now|about|just|over|under))*:? $/);

/** "2 thirds of my passes" */
export function fraction(number: StatedNumber, { athlete, games: named }: NumberScope): Judged {
  const { stated, after } = number;
  const part = OF_PASSES.exec(after, number.sentence.text)?.[1];
  const games = named.length > 0 ? named : athlete.games;
  if (part === undefined) return otherFraction(number, games);
  const share = averageOf(games, ['completions'], ['attempts']);
  if (share === null) return NOT_RECORDED;
  const wanted = (Number(stated) / (PARTS[part] ?? 1)) * 100;
  const bound = boundOf(number);
  const isRound = bound === 'exact' || bound === 'about';
  const isTrue = isRound ? Math.abs(share * 100 - wanted) <= SHARE_NEAR * 100 : holds(share * 100, String(wanted), bound);
  return isTrue ? 'right' : { severity: 'error', reason: `Your games say ${figureText(share * 100)}%.` };
}

/** "3 quarters of my field goals" */
function otherFraction(number: StatedNumber, games: readonly KnownGame[]): Judged {
  const part = OF_SOME.exec(number.after, number.sentence.text)?.[1];
  if (part === undefined) return null;
  const wanted = String((Number(number.stated) / (PARTS[part] ?? 1)) * 100);
  return isShareNamed(wanted, number.sentence.text, boundOf(number), games, SHARE_NEAR * 100) ? 'right' : UNKNOWN_SHARE;
}

export const NOT_RECORDED: Reason = { severity: 'confirm', reason: 'Your games do not record this.' };
const UNKNOWN_SHARE: Reason = { severity: 'confirm', reason: 'Your profile does not say this share. Make sure that it is right.' };

/** "9 more touchdowns than interceptions" */
export function difference({ stated, before, after, sentence }: StatedNumber, { athlete, games: named }: NumberScope): Judged {
  const [, way, one = '', other = ''] = MORE_THAN.exec(after, sentence.text) ?? [];
  if (way === undefined) return null;
  const games = named.length > 0 ? named : athlete.games;
  const sums = [one, other].map((word) => measuresOf(word, word, before, ''));
  const known = (sums[0] ?? []).flatMap((a) =>
    (sums[1] ?? []).map((b) => (sumOf(games, a) ?? Number.NaN) - (sumOf(games, b) ?? Number.NaN)),
  );
  const wanted = way === 'more' ? Number(stated) : -Number(stated);
  if (known.every(Number.isNaN)) return NOT_RECORDED;
  return known.includes(wanted)
    ? 'right'
    : { severity: 'error', reason: `Your games say a difference of ${known.filter((value) => !Number.isNaN(value)).join(' or ')}.` };
}

export function isPercent({ before, after, sentence }: StatedNumber): boolean {
  return /^ ?(?:%|percent)/.test(after) || SHARE_BEFORE.test(before, sentence.text);
}

export function percentage({ stated, before, after, sentence }: StatedNumber, games: readonly KnownGame[]): Judged {
  if (isShareNamed(stated, sentence.text, boundOf({ before, after }), games)) return 'right';
  const isKick = /field goal|kick/.test(sentence.text);
  const isPass = /complet|pass|throw|accura/.test(before + after);
  if (!isKick && !isPass && !isShareOf(games, Number(stated)))
    return { severity: 'confirm', reason: `Nothing in your profile says ${stated}%.` };
  const share = averageOf(games, isKick ? ['fieldGoalsMade'] : ['completions'], isKick ? ['fieldGoalsAttempted'] : ['attempts']);
  if (share === null) return NOT_RECORDED;
  return holds(share * 100, stated, boundOf({ before, after }))
    ? 'right'
    : { severity: 'error', reason: `Your games say ${figureText(share * 100)}%.` };
}

/** "63 percent" alone */
function isShareOf(games: readonly KnownGame[], stated: number): boolean {
  return Math.abs((averageOf(games, ['completions'], ['attempts']) ?? Number.NaN) * 100 - stated) <= 0.5;
}

export function figureText(value: number): string {
  return String(Math.round(value * 10) / 10);
}
