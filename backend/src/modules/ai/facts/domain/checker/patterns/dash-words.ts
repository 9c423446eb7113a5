import type { Finding } from '../claim-flag.js';
import type { NumberScope } from '../numbers/number-findings.js';

type Verdict = Pick<Finding, 'reason' | 'severity'> | null;

/** "four five two", "four six flat" */
export function dashInDigits([, whole, tenth, hundredth = '']: RegExpExecArray, { athlete: { fortyYardDash } }: NumberScope): Verdict {
  return timed(`${whole}.${tenth}${hundredth}`, fortyYardDash?.value);
}

/** "4-68 in the 40" */
export function dashInWords([, a, b, c, d]: RegExpExecArray, { athlete: { fortyYardDash } }: NumberScope): Verdict {
  return timed(`${a ?? c}.${b ?? d}`, fortyYardDash?.value);
}

function timed(stated: string, known: number | undefined): Verdict {
  if (known === undefined) return { severity: 'confirm', reason: 'Your profile has no 40-yard dash.' };
  return Number(stated) === known ? null : { severity: 'error', reason: `Your profile says ${known}.` };
}

const TENTHS = 'zeros ones twos threes fours fives sixes sevens eights nines'.split(' ');

/** "in the 4 fives" */
export function dashRange([, whole, tenth = '']: RegExpExecArray, { athlete: { fortyYardDash } }: NumberScope): Verdict {
  if (!fortyYardDash) return timed('0', undefined);
  const stated = `${whole}.${TENTHS.includes(tenth) ? TENTHS.indexOf(tenth) : tenth}`;
  return timed(fortyYardDash.value.toFixed(2).startsWith(stated) ? String(fortyYardDash.value) : stated, fortyYardDash.value);
}
