import { fold } from './fold';
import type { School } from '../school';
import { stateNames } from '../state-names';
import { atLevels, shortConferences } from './levels-and-conferences';
import { misspelled } from './misspelled';
import { longForms, spokenForms, townsMeant } from './spoken-forms';

/** How a school matched, best first. On a tie the division that more people mean comes first, then the name. */
const ranks = {
  ...{ name: 0, alias: 1, initials: 2, namePrefix: 3, nameWord: 4, aliasPrefix: 5 },
  ...{ mascot: 6, mascotPart: 7, town: 8, words: 9, inside: 10, place: 11, letters: 12, spelling: 13 },
} as const;

type Rank = (typeof ranks)[keyof typeof ranks];

/** The searchable texts of a school, normalized. */
interface Entry {
  name: string;
  aliases: string[];
  /** The name without what no name needs, alone and with its state: "linfield", "miami oh", "miami ohio". */
  shorter: readonly string[];
  /** Of the name, with and without a U behind, and of the aliases. */
  initials: Set<string>;
  /** Its town, alone and with its state, and its conference as fans call it. */
  places: readonly string[];
  /** Of the first words of the name, with and without a U behind, where more words follow: "msu" of Minnesota State Mankato. */
  begun: Set<string>;
  /** Of name and aliases, with a space before each word. */
  words: string;
  /** Name and aliases without spaces. */
  letters: string;
  mascot: string;
  place: string;
  state: string;
  /** FBS, FCS, Division II, III, others. */
  fame: number;
}

/** Longer searches are cut: no name is as long. */
const mostLetters = 80;
/** Words of a name whose first letters are written for its beginning: nobody writes more. */
const mostBegun = 6;
/** Words that people add and no name needs. */
const noise = new Set(['football', 'university', 'univ', 'u', 'college', 'league', 'conference', 'of', 'the', 'at']);

/** Words that many names share: alone they do not identify a school. */
const shared = new Set([...noise, 'state', 'community']);

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

/** "south carolina" for "sc"; empty for what is no code. */
const stateNameOf = (code: string): string => (stateNames[code.toUpperCase()] ?? '').toLowerCase();

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

function begunBy(name: string, state: string): string[] {
  const words = name.split(' ');
  const beginnings = words.slice(0, mostBegun).map((_, at) => words.slice(0, at).join(' '));
  return beginnings.flatMap((one) => initialsOf(one, state).flatMap((letters) => [letters, `${letters}u`]));
}

const withoutNoise = (words: readonly string[]): string => words.filter((word) => !noise.has(word)).join(' ');

/** "athens", "athens oh", "athens ohio" */
function withState(name: string, state: string): string[] {
  return [name, `${name} ${state}`, `${name} ${stateNameOf(state)}`];
}

function shorterOf(name: string, state: string): string[] {
  const words = name.split(' ');
  const bare = withoutNoise(words.at(-1) === state ? words.slice(0, -1) : words);
  return withState(bare, state);
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
    shorter: shorterOf(name, state),
    initials: new Set([
      ...initialsOf(name, state).flatMap((letters) => [letters, `${letters}u`]),
      ...aliases.flatMap((one) => initialsOf(one, state)),
    ]),
    begun: new Set(begunBy(name, state)),
    places: [
      ...[canonical(school.city), ...townsMeant(canonical(school.city), state)].flatMap((town) => withState(town, state)),
      ...shortConferences(canonical(school.conference ?? '')),
    ],
    words: [name, ...aliases].map((one) => ` ${one}`).join('\n'),
    letters: [name, ...aliases].map((one) => one.replaceAll(' ', '')).join('\n'),
    mascot: canonical(school.mascot ?? ''),
    state,
    place: ` ${canonical([school.city, school.conference ?? ''].join(' '))} ${state}`,
    fame: fameOf(school),
  };
  known.set(school, entry);
  return entry;
}

/** Whether each word of the search begins a word of the text or, with `inside`, occurs anywhere in it. */
function holdsAll(text: string, words: readonly string[], inside = false): boolean {
  return words.every((word) => text.includes(inside ? word : ` ${word}`));
}

type Test = [Rank, (entry: Entry, query: string, words: readonly string[]) => boolean];

/** Checked in this order; the first test that passes gives the rank. */
const tests: Test[] = [
  [ranks.name, ({ name }, query) => name === query],
  [ranks.alias, ({ aliases, shorter }, query) => aliases.includes(query) || shorter.includes(query)],
  [ranks.initials, ({ initials }, query) => query.length <= 5 && initials.has(query)],
  [ranks.namePrefix, ({ name }, query) => name.startsWith(query)],
  [ranks.nameWord, ({ name, state }, query, words) => isDistinctive(words) && ` ${name} ${state} `.includes(` ${query} `)],
  [ranks.aliasPrefix, ({ aliases }, query) => aliases.some((alias) => alias.startsWith(query))],
  [ranks.mascot, ({ mascot }, query) => mascot === query],
  [ranks.mascotPart, ({ mascot }, query) => isInMascot(mascot, query)],
  [ranks.town, ({ places }, query) => places.includes(query)],
  [ranks.words, (entry, _, words) => holdsAll(entry.words, words)],
  [
    ranks.words,
    ({ begun, words: own, place }, _, [first = '', ...rest]) => begun.has(first) && isDistinctive(rest) && holdsAll(own + place, rest),
  ],
  [ranks.inside, (entry, _, words) => holdsAll(entry.words, words, true)],
  // A town, a conference, or a name with the state behind it: "Kirksville MO", "Augustana IL".
  [ranks.place, (entry, _, words) => holdsAll(`${entry.words} ${entry.mascot} ${entry.place}`, words)],
  // "Lacrosse" for "La Crosse"
  [ranks.letters, ({ letters }, query, words) => words.length === 1 && query.length >= 5 && letters.includes(query)],
];

function isDistinctive(words: readonly string[]): boolean {
  return words.some((word) => !shared.has(word));
}

/** "Irish" of the Fighting Irish, "Huskers" of the Cornhuskers, "Chants" of the Chanticleers. */
function isInMascot(mascot: string, query: string): boolean {
  if (query.length < 4) return false;
  if (` ${mascot}`.includes(` ${query}`)) return true;
  if (query.length < 5) return false;
  return mascot.endsWith(query) || (query.endsWith('s') && mascot.endsWith('s') && mascot.startsWith(query.slice(0, -1)));
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
    const wrong = misspelled([entry.name, ...entry.aliases], query);
    if (wrong !== null) found.push({ school, entry, rank: ranks.spelling + wrong });
  }
  return inOrder(found);
}

/** The search in other words, where people write short or more than a name needs. */
function otherWords(query: string): string[] {
  const words = query.split(' ');
  const [first = '', ...rest] = words;
  const long = [longForms[first], stateNameOf(first)].filter((form) => form !== undefined && form !== '' && rest.length > 0);
  const spoken = words.map((word) => spokenForms[word] ?? word).join(' ');
  return [...long.map((form) => [form, ...rest].join(' ')), spoken, withoutNoise(words)].filter((other) => other !== '' && other !== query);
}

/** "Towson State" is Towson today; only where nothing else is found. */
function formerly(query: string): string | null {
  const words = query.split(' ');
  return words.length > 1 && words.at(-1) === 'state' ? words.slice(0, -1).join(' ') : null;
}

/**
 * The schools that a search means, the best first: exact name or alias, then the beginning of one, beginnings of words, inside words, town
 * and conference. Words that no name needs are left out where that finds a better one; only where nothing is found, one or two letters
 * may be wrong. A level among the words ("d2") takes the others away.
 */
export function searchSchools(schools: readonly School[], search: string): School[] {
  const { among, rest } = atLevels(schools, canonical(search.slice(0, mostLetters)));
  return rest === '' ? [...among] : named(among, rest);
}

function named(schools: readonly School[], query: string): School[] {
  let found = ranked(schools, query);
  if (bestOf(found) > ranks.town) {
    for (const other of otherWords(query)) {
      const better = ranked(schools, other);
      if (bestOf(better) < bestOf(found)) found = better;
    }
  }
  const former = found.length > 0 ? null : formerly(query);
  if (former !== null) found = ranked(schools, former).filter(({ rank }) => rank <= ranks.alias);
  if (found.length > 0) return inOrder(found);
  return almost(schools, withoutNoise(query.split(' ')) || query);
}
