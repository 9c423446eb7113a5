import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Finding } from '../claim-flag.js';
import type { KnownAthlete } from '../known-athlete.js';
import type { Stretch } from '../whose-number.js';

/** From the last year of high school to the first. */
export const YEARS = ['senior', 'junior', 'sophomore', 'freshman'];
const YEAR = '(?<name>senior|junior|sophomore|freshman)';

/** "my senior season is in the fall of 2027", "I'll be a senior in 2027" */
const IN_WHICH = quick(
  new RegExp(
    String.raw`\bmy ${YEAR} (?<of>season|year|fall)(?: of (?:high school )?football)?,?(?: (?:will|is|be|starts|begins|comes|still|ahead|of|me|was|in|the|fall|season)){0,6} (?<year>20\d\d)\b|\b(?:i(?:'ll| will) be|as) an? ${YEAR.replace('name', 'later')} in (?:the )?(?<fall>fall of )?(?<then>20\d\d)\b`,
    'g',
  ),
);
/** "I've got 2 more high school seasons left" */
const LEFT = quick(
  /\b(?:i(?:'ve| have|'ll have| will have)?(?: still| got| have)*|with|got) (?<count>\d|an?) (?<more>more )?(?:(?:full|remaining|high school|varsity|prep|football) ){0,3}(?<what>seasons?|years?) (?:of (?:high school|varsity|prep)(?: football| ball)?\b|(?:left|remaining|to go|to play)\b(?! (?:of|in) (?:college|eligibility)))/g,
);

/** "One more season after this one" */
const AFTER_THIS = quick(
  /\b(?<after>\d|an?) (?:more |other )?(?:full )?(?:season|year)s? (?:of high school (?:ball|football) )?after this (?:1|one|season|year|fall)\b/g,
);

/** The season of a class and the number of seasons to come, which follow from the graduation. */
export function seasonsToCome(low: string, athlete: KnownAthlete, reason: string): Finding[] {
  const wrong = ({ start, end }: Stretch): Finding => ({ start, end, severity: 'error', reason });
  const of = ({ 0: found, index }: RegExpExecArray): Stretch => ({ start: index, end: index + found.length });
  return [
    ...IN_WHICH.matchesIn(low).flatMap((match) => (isThen(match.groups ?? {}, athlete) ? [] : [wrong(of(match))])),
    ...AFTER_THIS.matchesIn(low).flatMap((match) =>
      Number(match.groups?.['after']?.replace(/^an?$/, '1')) === yearsLeft(athlete) ? [] : [wrong(of(match))],
    ),
    ...LEFT.matchesIn(low).flatMap((match) => (isLeft(match.groups ?? {}, athlete) ? [] : [wrong(of(match))])),
  ];
}

type Groups = Record<string, string | undefined>;

/** A season begins in the year before its class graduates; a year of school goes on in the next one. */
function isThen({ name, of, year, later = '', fall, then }: Groups, { graduationYear }: KnownAthlete): boolean {
  const begins = (graduationYear ?? 0) - 1 - YEARS.indexOf(name ?? later);
  const stated = Number(year ?? then);
  const goesOn = name === undefined ? fall === undefined : of === 'year';
  return stated === begins || (goesOn && stated === begins + 1);
}

const DECEMBER = 12;

/** The season under way may be counted, unless those are meant that come after it. */
function isLeft({ count = '', more, what }: Groups, athlete: KnownAthlete): boolean {
  const stated = /^\d$/.test(count) ? Number(count) : 1;
  const left = yearsLeft(athlete);
  const isUnderWay = what?.startsWith('year') === true || Number(athlete.today.slice(5, 7)) < DECEMBER;
  return stated === left || (more === undefined && isUnderWay && stated === left + 1);
}

/** 0 for a senior; school years begin in August. */
export function yearsLeft({ today, graduationYear }: KnownAthlete): number {
  const ends = Number(today.slice(0, 4)) + (Number(today.slice(5, 7)) >= 8 ? 1 : 0);
  return (graduationYear ?? ends) - ends;
}
