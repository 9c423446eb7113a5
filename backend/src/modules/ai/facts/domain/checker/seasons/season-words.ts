import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { Stretch } from '../whose-number.js';

/** Which seasons words of a sentence mean, by the year in which each begins. */
export type SeasonsMeant =
  | { kind: 'years'; from: number; to: number }
  | { kind: 'latest' }
  | { kind: 'all' }
  | { kind: 'each' }
  | { kind: 'last'; count: number }
  | { kind: 'unknown' }
  | { kind: 'together'; of: readonly SeasonsMeant[] };

export interface SeasonWords extends Stretch {
  meant: SeasonsMeant;
}

export interface SchoolTime {
  /** YYYY-MM-DD */
  today: string;
  graduationYear: number | null;
}

const CLASSES = ['senior', 'junior', 'sophomore', 'freshman'];
const CLASS = '(?:senior|junior|sophomore|freshman)';
const YEAR = '(?:year|season|campaign|fall|stats|numbers|totals?|film)';
const UNITS =
  '(?:rushing|passing|receiving|total|solo|yards|touchdowns?|tds|tackles|sacks|catches|receptions|carries|completions|interceptions|picks|field goals|punts|points|games|starts|numbers|stats|totals?)';

const WORDS = quick(
  new RegExp(
    [
      String.raw`(?<since>\bsince (?:(?:my |the |i was an? |being an? )?(?<sinceClass>${CLASS})(?:[- ]${YEAR})?|(?:the )?(?<sinceYear>20\d\d)(?: season)?|last (?:year|season|fall)))\b`,
      String.raw`\b(?:as an?|as both an?|(?:in |during |of |over |both )*(?:my|the)) (?<first>${CLASS}) (?:and|&|through|to|plus) (?:as )?(?:an? |my )?(?<second>${CLASS})(?:[- ]${YEAR.replace('year|season|campaign', 'years?|seasons?|campaigns?')})?\b`,
      String.raw`\b(?:as an? (?:true )?(?<asClass>${CLASS})\b|(?<ofClass>${CLASS})[- ]${YEAR}\b)`,
      String.raw`\b(?<ago>\d|an?) (?:years?|seasons?) (?:ago|before|earlier)\b`,
      String.raw`\b(?:(?:last|previous|prior) (?:year|season|fall|autumn)(?:'s)?|the (?:year|season) before)\b`,
      String.raw`\b(?:in|during|for|the|throughout|both) (?<yearOne>20[1-3]\d) (?:and|&|through|to|plus) (?:in )?(?<yearTwo>20[1-3]\d)\b`,
      String.raw`(?<!\b(?:graduat\w*|class|grad)(?: \w+){0,3} )\b(?:(?:in|during|throughout|back in|for) (?:the )?(?<year>20[1-3]\d)\b|(?:the |my )?(?<yearOf>20[1-3]\d) ${YEAR}\b)|(?:^\s*|[;,] )(?<yearAhead>20[1-3]\d)(?=:)|\((?<yearIn>20[1-3]\d)\)`,
      String.raw`\b(?:over|in|across|through|during|for|these|past|last|my|with|combined)(?: (?:the|my|these|all|last|past|previous|first))* (?<span>[2-5]) (?:varsity |high school |full |straight )?(?:seasons|years)\b`,
      String.raw`\b(?<span2>[2-5])[- ](?:seasons?|years?) (?:combined|total|in total|together)\b`,
      String.raw`\b(?<both>both (?:of )?(?:my |the |these )?(?:varsity )?(?:seasons|years)|(?:each|every|either) (?:of (?:my|the|those|these) )?(?:2 )?(?:varsity )?(?:seasons?|years?))\b`,
      String.raw`\b(?<career>(?:over|in|for|during|across|throughout|of) (?:my|the) (?:whole |entire |full )?(?:high school |varsity |football |prep )?career|(?:(?:high school|varsity) )?career (?=${UNITS}\b)|^\s*career(?=:))`,
      String.raw`\b(?<now>this (?:year|season|fall|past fall)|(?:current|senior|junior) season now|so far)\b`,
    ].join('|'),
    'g',
  ),
);

/** Each of the words has one of these, which are found sooner. */
const ANY = quick(/year|season|campaign|fall|autumn|career|so far|20[1-3]\d|freshman|sophomore|junior|senior/);

/** A sentence that says more of seasons is read by the first words. */
const MOST_WORDS = 8;

/** What a sentence in small letters says of seasons, in its order. Linear. */
export function seasonWordsIn(low: string, time: SchoolTime): SeasonWords[] {
  if (!ANY.test(low)) return [];
  return WORDS.matchesIn(low)
    .slice(0, MOST_WORDS)
    .map(({ 0: found, index, groups = {} }) => ({
      start: index,
      end: index + found.length,
      meant: meantBy(groups, low, time),
    }));
}

type Groups = Record<string, string | undefined>;

function meantBy(groups: Groups, low: string, time: SchoolTime): SeasonsMeant {
  const { now, career, both, span = groups['span2'] } = groups;
  if (now !== undefined) return { kind: 'latest' };
  if (career !== undefined) return { kind: 'all' };
  if (both !== undefined) return TOGETHER.test(low) ? { kind: 'last', count: 2 } : { kind: 'each' };
  if (span !== undefined) return { kind: 'last', count: Number(span) };
  return yearsMeant(groups, low, time);
}

const TOGETHER = quick(/\b(?:combined|total|totals|totaled|together|altogether|between both|sum)\b/);

function yearsMeant(groups: Groups, low: string, time: SchoolTime): SeasonsMeant {
  const { since, first, second, yearOne, yearTwo } = groups;
  if (since !== undefined) return sinceThen(groups, low, time);
  if (first !== undefined) return between(classYear(first, time), classYear(second, time));
  if (yearOne !== undefined) return between(Number(yearOne), Number(yearTwo));
  return one(yearMeant(groups, low, time));
}

function sinceThen({ sinceClass, sinceYear }: Groups, low: string, time: SchoolTime): SeasonsMeant {
  return between(sinceClass === undefined ? yearOr(sinceYear, lastYear(low, time)) : classYear(sinceClass, time), Infinity);
}

function yearMeant(groups: Groups, low: string, time: SchoolTime): number | null {
  const { ago, asClass, ofClass = asClass } = groups;
  if (ofClass !== undefined) return classYear(ofClass, time);
  const last = lastYear(low, time);
  if (ago !== undefined) return last + 1 - (/^\d$/.test(ago) ? Number(ago) : 1);
  return yearOr(
    ['year', 'yearOf', 'yearAhead', 'yearIn'].map((name) => groups[name]).find((year) => year !== undefined),
    last,
  );
}

function between(from: number | null, to: number | null): SeasonsMeant {
  return from === null || to === null ? { kind: 'unknown' } : { kind: 'years', from, to };
}

function one(year: number | null): SeasonsMeant {
  return between(year, year);
}

function yearOr(stated: string | undefined, other: number): number {
  return stated === undefined ? other : Number(stated);
}

/** The season of a class: a senior's begins in the year before the graduation. */
function classYear(name: string | undefined, { graduationYear }: SchoolTime): number | null {
  if (name === undefined || graduationYear === null) return null;
  return graduationYear - 1 - CLASSES.indexOf(name);
}

const AUGUST = 8;
const COMPARED = quick(/\bthis (?:year|season|fall)\b|\bup from\b|\bdown from\b|\bthan\b|\bcompared\b|\bas many\b|\bdoubled\b/);

/** From January to July "last season" is the one that has just ended, unless it is held against that. */
function lastYear(low: string, { today }: SchoolTime): number {
  const isFall = Number(today.slice(5, 7)) >= AUGUST;
  return Number(today.slice(0, 4)) - (isFall || !COMPARED.test(low) ? 1 : 2);
}
