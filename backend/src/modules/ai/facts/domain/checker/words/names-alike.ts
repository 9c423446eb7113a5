import { opponentName } from '../games/opponents.js';
import type { KnownAthlete, KnownGame } from '../known-athlete.js';

const KIND = / (?:senior |sr )?(?:high(?: school)?|hs|school|prep|academy)$/;

/** The name is one of these, begins with one, or is one without its kind. */
export function isOneOf(name: string, known: readonly (string | null)[]): boolean {
  const stated = plain(name).replace(KIND, '');
  return known.some(
    (one) =>
      one !== null &&
      (stated === plain(one).replace(KIND, '') ||
        stated.startsWith(`${plain(one)} `) ||
        stated.endsWith(` ${plain(one).replace(KIND, '')}`)),
  );
}

const POSSESSIVE = /'s?$/;

/** By the whole name, or by the last name alone. */
export function isCalled(written: string, name: string): boolean {
  const stated = written.replace(POSSESSIVE, '');
  return plain(stated) === plain(name) || plain(stated) === plain(name.split(' ').at(-1) ?? '');
}

/** By the whole name, or by a last name that other words follow. */
export function isKnownPerson(written: string, right: ReadonlySet<string>): boolean {
  const name = written.replace(POSSESSIVE, '');
  return right.has(name.toLowerCase()) || [...right].some((known) => known.split(' ').at(-1) === name.split(' ')[0]?.toLowerCase());
}

/** By the last name alone. */
export function isStaff(name: string, right: ReadonlySet<string>): boolean {
  return [...right].some((known) => known.split(' ').at(-1) === name.split(' ').at(-1)?.toLowerCase());
}

/** Matches the first name, the last name or both; a middle name is ignored. */
export function isOwnName(stated: string, { firstName, lastName }: KnownAthlete): boolean {
  const own = [firstName, lastName].flatMap((name) => (name === null ? [] : plain(name).split(/[ -]/)));
  const words = plain(stated).split(/[ -]/);
  return (
    own.length === 0 || (own.includes(words[0] ?? '') && (words.length === 1 || lastName === null || own.includes(words.at(-1) ?? '')))
  );
}

const SAINTS: Record<string, string> = { 'st ': 'saint ', 'mt ': 'mount ', 'ft ': 'fort ' };

/** Letters and blanks alone, and no kind of town ahead of a name. */
const IS_PLAIN = /^(?! )[A-Za-z -]*(?<! )$/;
const SAINT = /\b(?:st|mt|ft) /i;

export function plain(name: string): string {
  if (IS_PLAIN.test(name) && !SAINT.test(name)) return name.toLowerCase();
  return name.replace(/ ?\([^()]*\)/g, '').normalize('NFD').replace(/[\p{M}.'’,]/gu, '').toLowerCase().trim().replace(/\b(?:st|mt|ft) /, (kind) => SAINTS[kind] ?? kind); // prettier-ignore
}

/** Words with a capital before the name of a school at the start of a sentence. */
const LEADS = /^(?:against|at|the|in|for|with|versus|vs|beating|facing|playing|when|and|last|after|our|from)\s+/;

const OPPONENTS = new WeakMap<KnownGame, string>();

function plainOpponent(game: KnownGame): string {
  const known = OPPONENTS.get(game) ?? plain(opponentName(game));
  OPPONENTS.set(game, known);
  return known;
}

export function isOpponent(name: string, { games, earlierGames = [] }: KnownAthlete): boolean {
  const stated = plain(name).replace(LEADS, '');
  return [...games, ...earlierGames].map(plainOpponent).some((known) => stated.startsWith(known) || known.startsWith(stated));
}
