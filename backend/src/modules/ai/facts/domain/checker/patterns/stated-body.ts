import { boundOf, holds } from '../numbers/holds.js';
import type { NumberScope } from '../numbers/number-findings.js';
import { inches } from '../numbers/inches.js';

const error = (reason: string) => ({ severity: 'error', reason }) as const;
const confirm = (reason: string) => ({ severity: 'confirm', reason }) as const;

/** "my SAT is in the 1200s", "I weigh in the 190s" */
export function inTheNumbers([, stated = '']: RegExpExecArray, { athlete: { satScore, weight } }: NumberScope, low: string) {
  const [known, step, what] = /\bsat\b/.test(low) ? [satScore, 100, 'SAT score'] : [weight, 10, 'weight'];
  if (!/\bsat\b|\bweigh|\bpounds\b|\blbs\b/.test(low)) return 'not this';
  if (known === null) return confirm(`Your profile has no ${what}.`);
  return Math.floor(known / step) * step === Number(stated) ? null : error(`Your profile says ${known}.`);
}

export function weighsBetween([, least, most]: RegExpExecArray, { athlete: { weight } }: NumberScope) {
  if (weight === null) return confirm('Your profile has no weight.');
  return Number(least) <= weight && weight <= Number(most) ? null : error(`Your profile says ${weight}.`);
}

const BODY =
  /\b(?:i am|i'm|stand|standing|tall|height|weigh\w*|measure\w*|listed|at|frame|size|build)\b|^[\s,|]*$|(?<!\d)[5-7]-\d{1,2}(?:,| \/| \||\/| and)? ?(?:1[3-9]|2\d|3[0-6])\d(?! ?(?:yards|yds|passing|rushing|receiving|total)|[\d.,]?\d)/;

export function height([found, feet, rest]: RegExpExecArray, { athlete }: NumberScope, low: string) {
  const isMeasured = /['"]|f(?:ee|oo)?t/.test(found);
  if (Number(rest) > 12 || (!isMeasured && (!BODY.test(low) || /\b(?:team|we|record|finished|games)\b/.test(low)))) return 'not this';
  const known = inches(athlete.height);
  if (known === null) return confirm('Your profile has no height.');
  const before = low.slice(0, low.indexOf(found));
  const bound = boundOf({ before, after: '' });
  const stated = Number(feet) * 12 + Number(rest);
  // A height is not rounded by more than an inch.
  const isTrue = /^(?:near|about)/.test(bound) ? isNearly(known, stated, bound) : holds(known, String(stated), bound);
  const isDenied = /\b(?:not|n't)(?: (?:yet|quite|even))? $/.test(before.slice(-20));
  return isTrue === isDenied ? error(`Your profile says ${athlete.height}.`) : null;
}

/** "just under 6-3" may be a 6-2 or a 6-3, but no 6-4. */
function isNearly(known: number, stated: number, bound: string): boolean {
  const over = known - stated;
  return Math.abs(over) <= 1 && (bound !== 'near-under' || over <= 0) && (bound !== 'near-over' || over >= 0);
}
