import type { Finding } from '../claim-flag.js';
import type { NumberScope } from '../numbers/number-findings.js';

type Told = Pick<Finding, 'reason' | 'severity'> | null;

/** "four five two", "four six flat" */
export function dashInDigits([, whole, tenth, hundredth = '']: RegExpExecArray, { athlete: { fortyYardDash } }: NumberScope): Told {
  return timed(`${whole}.${tenth}${hundredth}`, fortyYardDash?.value);
}

/** "4-68 in the 40" */
export function dashInWords([, a, b, c, d]: RegExpExecArray, { athlete: { fortyYardDash } }: NumberScope): Told {
  return timed(`${a ?? c}.${b ?? d}`, fortyYardDash?.value);
}

function timed(said: string, known: number | undefined): Told {
  if (known === undefined) return { severity: 'confirm', reason: 'Your profile has no 40-yard dash.' };
  return Number(said) === known ? null : { severity: 'error', reason: `Your profile says ${known}.` };
}

const TENTHS = 'zeros ones twos threes fours fives sixes sevens eights nines'.split(' ');

/** "in the 4 fives" */
export function dashRange([, whole, tenth = '']: RegExpExecArray, { athlete: { fortyYardDash } }: NumberScope): Told {
  if (!fortyYardDash) return timed('0', undefined);
  const said = `${whole}.${TENTHS.includes(tenth) ? TENTHS.indexOf(tenth) : tenth}`;
  return timed(fortyYardDash.value.toFixed(2).startsWith(said) ? String(fortyYardDash.value) : said, fortyYardDash.value);
}
