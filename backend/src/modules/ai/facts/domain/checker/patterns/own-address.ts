import type { Finding } from '../claim-flag.js';
import type { KnownAthlete } from '../known-athlete.js';

/** Letters that a mistyped name has more, and fewer. */
const MOST_OFF = 2;

/** "doug.valera@" of the domain where "doug.varela@" is known: mistyped. An address unlike all that are known is not judged. */
export function ownAddress(written: string, { email, coaches }: KnownAthlete): Pick<Finding, 'reason' | 'severity'> | null {
  const address = withoutMarks(written);
  const known = [email, ...coaches.map((coach) => coach.email)].flatMap((one) => (one ? [one.toLowerCase()] : []));
  if (known.includes(address)) return null;
  const alike = known.find((one) => isAlike(address, one));
  return alike === undefined ? null : { severity: 'error', reason: `Your profile says ${alike}.` };
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
  return domain === otherDomain && lettersOff(name, otherName) <= MOST_OFF && lettersOff(otherName, name) <= MOST_OFF;
}

/** Letters of the first that the second has not. */
function lettersOff(one: string, other: string): number {
  return [...other].reduce((rest, letter) => rest.replace(letter, ''), one).length;
}
