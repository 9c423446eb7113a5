import { mostFrequent } from './lines/page-notice.js';
import { wordsOf } from './lines/words.js';

/** A school as a page may name it. */
export interface NamedSchool {
  id: number;
  name: string;
  mascot: string | null;
  aliases: string[];
  websiteUrl: string | null;
}

export interface PageNames {
  /** The headings and first lines of a page. */
  opening: string;
  /** The addresses on it. */
  addresses: readonly string[];
}

const LONGEST_NAME = 6;
/** Shorter names and abbreviations are words of their own. */
const SHORTEST_ALIAS = 4;

/**
 * Returns the school that a page names instead of `schoolId`; null when it names that one, or none for sure. A name alone is ambiguous ("Union",
 * "Rice"): it counts with the mascot, "University", "College", "Athletics" or "Football" beside it, or when most addresses are that school's.
 */
export function otherSchool(schoolId: number, schools: readonly NamedSchool[], page: PageNames): string | null {
  const phrases = phrasesOf(page.opening);
  const domain = mostFrequent(page.addresses.map((address) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()));
  const own = schools.find(({ id }) => id === schoolId);
  if (own === undefined || namesOf(own).some((name) => phrases.has(name)) || isDomainOf(domain, own)) return null;
  const others = schools.filter(({ id }) => id !== schoolId);
  const byDomain = others.find((school) => isDomainOf(domain, school));
  return (byDomain ?? longestNamed(others, phrases))?.name ?? null;
}

function longestNamed(schools: readonly NamedSchool[], phrases: ReadonlySet<string>): NamedSchool | undefined {
  let found: { school: NamedSchool; length: number } | undefined;
  for (const school of schools) {
    const length = Math.max(0, ...sureNames(school).map((name) => (phrases.has(name) ? name.length : 0)));
    if (length > (found?.length ?? 0)) found = { school, length };
  }
  return found?.school;
}

const joined = (text: string): string => wordsOf(text).join(' ');

/** Returns every possible name of the school, so that the right page causes no question. */
function namesOf({ name, mascot, aliases }: NamedSchool): string[] {
  return [name, ...aliases, ...(mascot === null ? [] : [mascot])].map(joined).filter((text) => text !== '');
}

function sureNames({ name, mascot, aliases }: NamedSchool): string[] {
  const text = joined(name);
  const besides = ['football', 'athletics', 'university', 'college', ...(mascot === null ? [] : [joined(mascot)])];
  const official = aliases.map(joined).filter((alias) => alias.length >= SHORTEST_ALIAS && /\b(university|college)\b/.test(alias));
  return [...besides.map((word) => `${text} ${word}`), `university of ${text}`, ...official];
}

function isDomainOf(domain: string | null, { websiteUrl }: NamedSchool): boolean {
  if (domain === null || websiteUrl === null || !URL.canParse(websiteUrl)) return false;
  const host = new URL(websiteUrl).hostname.replace(/^www\./, '');
  return domain === host || domain.endsWith(`.${host}`);
}

/** All runs of up to LONGEST_NAME words. */
function phrasesOf(text: string): Set<string> {
  const words = wordsOf(text);
  const phrases = new Set<string>();
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 1; length <= LONGEST_NAME; length += 1) phrases.add(words.slice(from, from + length).join(' '));
  }
  return phrases;
}
