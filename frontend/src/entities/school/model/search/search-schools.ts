import { fold } from './fold';
import type { School } from '../school';
import { lettersWrong } from './letters-wrong';

/** How a school was found, the best first. A tie goes to the division that more people mean, then to the name. */
const ranks = {
  ...{ name: 0, alias: 1, initials: 2, namePrefix: 3, nameWord: 4, aliasPrefix: 5 },
  ...{ mascot: 6, town: 7, words: 8, inside: 9, place: 10, spelling: 11 },
} as const;

type Rank = (typeof ranks)[keyof typeof ranks];

/** What of a school is looked at, in one spelling. */
interface Entry {
  name: string;
  aliases: string[];
  /** Of the name, with and without a U behind, and of the aliases. */
  initials: Set<string>;
  town: string;
  /** Of name and aliases, with a space before each word. */
  words: string;
  mascot: string;
  place: string;
  /** FBS, FCS, Division II, III, others. */
  fame: number;
}

/** Longer searches are cut: no name is as long. */
const mostLetters = 80;
/** Words that people add and no name needs. */
const noise = new Set(['football', 'university', 'univ', 'college', 'of', 'the', 'at']);

/** What people write short before another word. */
const longForms: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west', uw: 'wisconsin' };

const known = new WeakMap<School, Entry>();

/** One spelling for a name and for a search: "St. John's (MN)" and "saint johns mn", "Ohio St" and "ohio state", "A&M" and "a and m". */
export function canonical(text: string): string {
  const words = fold(text)
    .replace(/\b([a-z])\s*&\s*([a-z])\b/gu, '$1 and $2')
    .replace(/&/gu, ' and ')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '');
  return words.map((word, at) => (word === 'st' ? (at === 0 && words.length > 1 ? 'saint' : 'state') : word)).join(' ');
}

function fameOf({ division, subdivision }: School): number {
  if (subdivision === 'FBS') return 0;
  if (subdivision === 'FCS') return 1;
  return { D1: 1, D2: 2, D3: 3, na: 4 }[division];
}

/** "asu" of "Arizona State University"; "ou" and "uo" of "University of Oklahoma"; "uga" where the name is that of the state. */
function initialsOf(name: string, state: string): string[] {
  const words = name.split(' ').filter((word) => !['of', 'the', 'at', 'and'].includes(word));
  if (words.length < 2) return [];
  const letters = words.map((word) => word[0] ?? '').join('');
  if (words[0] !== 'university') return [letters];
  return [letters, `${letters.slice(1)}u`, ...(words.length === 2 ? [`u${state}`] : [])];
}

function entryOf(school: School): Entry {
  const made = known.get(school);
  if (made !== undefined) return made;
  const name = canonical(school.name);
  const aliases = school.aliases.map(canonical);
  const state = school.state.toLowerCase();
  const entry: Entry = {
    name,
    aliases,
    initials: new Set([
      ...initialsOf(name, state).flatMap((letters) => [letters, `${letters}u`]),
      ...aliases.flatMap((one) => initialsOf(one, state)),
    ]),
    town: canonical(school.city),
    words: [name, ...aliases].map((one) => ` ${one}`).join('\n'),
    mascot: canonical(school.mascot ?? ''),
    place: ` ${canonical([school.city, school.conference ?? ''].join(' '))} ${state}`,
    fame: fameOf(school),
  };
  known.set(school, entry);
  return entry;
}

/** Each word of the search begins a word of the text, or (`inside`) stands anywhere in it. */
function holdsAll(text: string, words: readonly string[], inside = false): boolean {
  return words.every((word) => text.includes(inside ? word : ` ${word}`));
}

type Test = [Rank, (entry: Entry, query: string, words: readonly string[]) => boolean];

/** In their order; the first that holds says how a school was found. */
const tests: Test[] = [
  [ranks.name, ({ name }, query) => name === query],
  [ranks.alias, ({ aliases }, query) => aliases.includes(query)],
  [ranks.initials, ({ initials }, query) => query.length <= 5 && initials.has(query)],
  [ranks.namePrefix, ({ name }, query) => name.startsWith(query)],
  [ranks.nameWord, ({ name }, query) => ` ${name} `.includes(` ${query} `)],
  [ranks.aliasPrefix, ({ aliases }, query) => aliases.some((alias) => alias.startsWith(query))],
  [ranks.mascot, ({ mascot }, query) => mascot !== '' && (mascot === query || (query.length >= 4 && mascot.startsWith(query)))],
  [ranks.town, ({ town }, query) => town === query],
  [ranks.words, (entry, _, words) => holdsAll(entry.words, words)],
  [ranks.inside, (entry, _, words) => holdsAll(entry.words, words, true)],
  // A town, a conference, or a name with the state behind it: "Kirksville MO", "Augustana IL".
  [ranks.place, (entry, _, words) => holdsAll(`${entry.words} ${entry.mascot} ${entry.place}`, words)],
];

function misspelled({ name, aliases }: Entry, query: string): number | null {
  const most = query.length < 4 ? 0 : query.length < 8 ? 1 : 2;
  if (most === 0) return null;
  const found = [name, ...aliases]
    .flatMap((one) => [one, ...(one.length > query.length + 2 ? [one.slice(0, query.length)] : [])])
    .map((one) => lettersWrong(query, one, most))
    .filter((count) => count !== null);
  return found.length === 0 ? null : Math.min(...found);
}

interface Found {
  school: School;
  entry: Entry;
  rank: number;
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function inOrder(found: Found[]): School[] {
  return found
    .sort((a, b) => a.rank - b.rank || a.entry.fame - b.entry.fame || compare(a.school.name, b.school.name))
    .map(({ school }) => school);
}

function ranked(schools: readonly School[], query: string): Found[] {
  const words = query.split(' ');
  const found: Found[] = [];
  for (const school of schools) {
    const entry = entryOf(school);
    const test = tests.find(([, holds]) => holds(entry, query, words));
    if (test !== undefined) found.push({ school, entry, rank: test[0] });
  }
  return found;
}

const bestOf = (found: readonly Found[]): number => Math.min(Infinity, ...found.map(({ rank }) => rank));

/** Schools whose name is written almost so; those with fewer wrong letters first. */
function almost(schools: readonly School[], query: string): School[] {
  const found: Found[] = [];
  for (const school of schools) {
    const entry = entryOf(school);
    const wrong = misspelled(entry, query);
    if (wrong !== null) found.push({ school, entry, rank: ranks.spelling + wrong });
  }
  return inOrder(found);
}

/** The search in other words, where people write short or more than a name needs. */
function otherWords(query: string): string[] {
  const words = query.split(' ');
  const [first = '', ...rest] = words;
  const long = longForms[first];
  const shorter = words.filter((word) => !noise.has(word)).join(' ');
  return [...(long !== undefined && rest.length > 0 ? [[long, ...rest].join(' ')] : []), ...(shorter === '' ? [] : [shorter])].filter(
    (other) => other !== query,
  );
}

/**
 * The schools that a search means, the best first: exact name or alias, then the beginning of one, beginnings of words, inside words, town
 * and conference. Words that no name needs are left out where that finds a better one; only where nothing is found, one or two letters
 * may be wrong.
 */
export function searchSchools(schools: readonly School[], search: string): School[] {
  const query = canonical(search.slice(0, mostLetters));
  if (query === '') return [...schools];
  let found = ranked(schools, query);
  if (bestOf(found) > ranks.town) {
    for (const other of otherWords(query)) {
      const better = ranked(schools, other);
      if (bestOf(better) < bestOf(found)) found = better;
    }
  }
  if (found.length > 0) return inOrder(found);
  return almost(schools, otherWords(query).at(-1) ?? query);
}
