import type { Finding } from '../claim-flag.js';
import type { KnownGame } from '../known-athlete.js';
import type { NumberScope } from '../numbers/number-findings.js';
import { triedOf } from './made-of-tried.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null | 'not this';

const KICKS = '(?:field goals?|fgs?|kicks?|attempts|tries|extra points?|pats?|xps?|passes|throws)';
const END = '(?=[.,;!?]|$| (?:and|but|on|from|against|this|in|so|after|before)\\b)';

/** "9 of my last 11", "3 of my first 5 field goals" */
export const OF_RUN = new RegExp(
  String.raw`\b(\d{1,2}|all|both) (?:out )?of (?:my|the) (last|first|final|opening|past|previous) (\d{1,2})(?: ${KICKS})?${END}`,
  'g',
);
/** "I made my last 6 field goals" */
export const ALL_OF_RUN = new RegExp(
  String.raw`\b(?:made|hit|kicked|nailed|drilled|converted) (?:my|the) (last|first|final|past|previous) (\d{1,2}) ${KICKS}${END}`,
  'g',
);
/** "I started the year 3 of 5" */
export const BEGAN_WITH =
  /\b(?:started|opened|began)(?: off| out)? (?:the|my|this|our) (?:year|season|fall|campaign)(?: by)?(?: going| making| hitting| with)? (\d{1,2})(?: of | for | out of |-for-|-of-|\/)(\d{1,2})\b(?! (?:games|starts))/g;

export function ofRun([found, stated = '', which, count = '']: RegExpExecArray, scope: NumberScope, low: string): Verdict {
  return runVerdict(stated, Number(count), { isFirst: isFirst(which), scope, low: besideFound(low, found) });
}

export function allOfRun([found, which, count = '']: RegExpExecArray, scope: NumberScope, low: string): Verdict {
  return runVerdict('all', Number(count), { isFirst: isFirst(which), scope, low: besideFound(low, found) });
}

export function beganWith([found, stated = '', count = '']: RegExpExecArray, scope: NumberScope, low: string): Verdict {
  return runVerdict(stated, Number(count), { isFirst: true, scope, low: besideFound(low, found) });
}

function isFirst(which: string | undefined): boolean {
  return which === 'first' || which === 'opening';
}

/** The words of the claim, and those up to the next number. */
function besideFound(low: string, found: string): string {
  const behind = low.slice(low.indexOf(found) + found.length);
  return found + (behind.split(/\d/)[0] ?? '');
}

interface Run {
  isFirst: boolean;
  scope: NumberScope;
  low: string;
}

/** So many of the first or the last tries: what a game holds in part is unknown within it. */
function runVerdict(stated: string, count: number, { isFirst: first, scope, low }: Run): Verdict {
  const [[made = ''], [tried = '']] = triedOf(scope, low);
  const { games } = scope.athlete;
  if (!games.some(({ stats }) => tried in stats)) return 'not this';
  const range = madeOf(count, first ? games : [...games].reverse(), { made, tried });
  const number = /^\d/.test(stated) ? Number(stated) : count;
  if (range === null) return { severity: 'error', reason: `Your games do not have ${count} tries.` };
  if (range.least <= number && number <= range.most) return null;
  const known = range.least === range.most ? String(range.least) : `${range.least} to ${range.most}`;
  return { severity: 'error', reason: `Your games say ${known} of ${count}.` };
}

/** How many of the tries may have been made. Null: there are not so many. */
function madeOf(count: number, games: readonly KnownGame[], { made, tried }: { made: string; tried: string }) {
  let [left, sure] = [count, 0];
  for (const { stats } of games) {
    const [some, all] = [stats[made] ?? 0, stats[tried] ?? 0];
    if (all > left) return { least: sure + Math.max(0, left - (all - some)), most: sure + Math.min(some, left) };
    [left, sure] = [left - all, sure + some];
  }
  return left > 0 ? null : { least: sure, most: sure };
}
