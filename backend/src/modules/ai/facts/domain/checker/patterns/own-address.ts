import type { Finding } from '../claim-flag.js';
import type { KnownAthlete } from '../known-athlete.js';

/** Letters that a mistyped name has more, and fewer. */
const MOST_OFF = 2;

/** "doug.valera@" of the domain where "doug.varela@" is known: mistyped. An address unlike all that are known has to be confirmed. */
export function ownAddress(written: string, { email, coaches }: KnownAthlete): Pick<Finding, 'reason' | 'severity'> | null {
  const address = withoutMarks(written);
  const known = [email, ...coaches.map((coach) => coach.email)].flatMap((one) => (one ? [one.toLowerCase()] : []));
  if (known.includes(address)) return null;
  const alike = known.find((one) => isAlike(address, one));
  if (alike !== undefined) return { severity: 'error', reason: `Your profile says ${alike}.` };
  if (!email) return null;
  return { severity: 'confirm', reason: 'Your profile has no such address. Make sure that it is right.' };
}

/** Without the marks of the sentence around it. */
function withoutMarks(written: string): string {
  let [start, end] = [0, written.length];
  while (start < end && !IS_PART.test(written.charAt(start))) start += 1;
  while (end > start && !IS_PART.test(written.charAt(end - 1))) end -= 1;
  return written.slice(start, end);
}

const IS_PART = /[a-z0-9]/;

function isAlike(one: string, other: string): boolean {
  const [[name = '', domain], [otherName = '', otherDomain]] = [one.split('@'), other.split('@')];
  if (name === otherName) return true;
  return domain === otherDomain && lettersOff(name, otherName) <= MOST_OFF && lettersOff(otherName, name) <= MOST_OFF;
}

/** Letters of the first that the second has not. */
function lettersOff(one: string, other: string): number {
  return [...other].reduce((rest, letter) => rest.replace(letter, ''), one).length;
}
