import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { gamesInSpan } from './game-spans.js';
import type { KnownGame } from '../known-athlete.js';
import { isNamedIn, type Opponent } from './opponents.js';
import type { Sentence } from '../sentence.js';

const FIRST = quick(/\b(?:opener|opening game|first (?:game|start)|week 1\b|(?:opened|started|began) (?:the|my|our|this) (?:season|year))/);
const LAST = quick(/\b(?:last|latest|most recent|final) game\b/);
/** "in my last 2 games", "over the first 3 weeks" */
export const SPAN = quick(/\b(first|opening|last|past|latest|final|previous) (\d{1,2})(?: \w+)? (?:games|outings|contests|weeks|starts)\b/);
const PLACES: Record<string, number> = { second: 2, third: 3 };
const NTH = quick(/\b(second|third|\d{1,2}(?:st|nd|rd|th)) game\b|\bweek (\d{1,2})\b/);
const SINCE = quick(/\bsince (?:(?:the |my |our )?(second|third|\d{1,2}(?:st|nd|rd|th)) (?:week|game)|(?:week|game) (\d{1,2}))\b/);
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const DAY = quick(new RegExp(String.raw`\b(${MONTHS.join('|')}) (\d{1,2})(?:st|nd|rd|th)?\b`));
/** "on 9/18" */
const SLASHED = quick(/(?<![\d/.-])([1-9]|1[0-2])\/([1-3]?\d)(?![\d/])/);
const MONTH = quick(
  new RegExp(
    String.raw`(?:\b(in|during|since|all of|of|finished|my|our) |^(?=[a-z]+(?::| was| went| brought| is when)))(${MONTHS.join('|')})\b(?! \d)`,
  ),
);

/** The games that a sentence means: by the opponent, by their place in the season; none when it names none. */
export function gamesNamed({ low }: Sentence, opponents: readonly Opponent[]): KnownGame[] {
  const span = gamesInSpan(low, opponents);
  if (span) return span;
  const named = opponents.filter((opponent) => isNamedIn(low, opponent));
  if (named.length > 0) return besideNamed(low, withoutDenied(low, named), opponents).map(({ game }) => game);
  return spanned(
    low,
    opponents.map(({ game }) => game),
  );
}

const DENIED_BEFORE = /(?:\bnot|n't)(?: (?:in|against|versus|vs|at|from|the|game))* $/;

/** "It wasn't Lockwood but Marble Creek": of several the one that is not denied. */
function withoutDenied(low: string, named: readonly Opponent[]): readonly Opponent[] {
  if (named.length < 2) return named;
  const meant = named.filter(
    ({ name, short }) => !DENIED_BEFORE.test(low.slice(0, Math.max(0, low.indexOf(low.includes(name) ? name : (short ?? name))))),
  );
  return meant.length > 0 ? meant : named;
}

const SINCE_GAME = quick(/\bsince\b/);
const ADDED = /\b(?:added|more|another)\b/;
const AFTER_SOME = quick(/\bafter (?:the |our |my )?(?:first )?(?:(\d{1,2}) (?:games|weeks)|(?:week|game) (\d{1,2}))\b/);

/** What else the sentence may mean: a game "since" which it counts may be counted too, "after week 3" may be up to then or from then on. */
export function otherGamesNamed({ low }: Sentence, opponents: readonly Opponent[]): KnownGame[][] {
  const since = SINCE_GAME.test(low) && !ADDED.test(low) ? gamesInSpan(low, opponents, true) : null;
  const [, games, week] = AFTER_SOME.exec(low) ?? [];
  const many = Number(games ?? week ?? 0);
  const all = opponents.map(({ game }) => game);
  const after = many > 0 && many < all.length ? [all.slice(0, many), all.slice(many)] : [];
  return since ? [since, ...after] : after;
}

const NEXT_WEEK = quick(
  /\b(?:the )?(next|following|previous) (?:week|game|friday)\b|\ba week (later|earlier)\b|\b(?:the )?week (after|before)\b/,
);

/** "301 yards the week after Lockwood": the game beside the one that is named. */
function besideNamed(low: string, named: readonly Opponent[], all: readonly Opponent[]): readonly Opponent[] {
  const found = NEXT_WEEK.exec(low);
  const [only] = named;
  if (!found || !only || named.length > 1) return named;
  const isBefore = found.includes('previous') || found.includes('earlier') || found.includes('before');
  const beside = all[all.indexOf(only) + (isBefore ? -1 : 1)];
  return beside ? [beside] : named;
}

/** "games 1 through 4" */
const THROUGH = quick(/\b(?:games|weeks) (\d{1,2}) ?(?:through|thru|to|and|-) ?(\d{1,2})\b/);

/** "the second half of the season", not of a game */
const HALF = quick(/\b(first|front|opening|second|back|last|final) half of (?:the|our|my|this) (?:(?:regular )?season|year|schedule)\b/);

/** Of an odd number of games the one in the middle is in neither half. */
function halfOf(low: string, games: readonly KnownGame[]): KnownGame[] {
  const where = HALF.exec(low)?.[1];
  const many = Math.floor(games.length / 2);
  if (where === undefined || many === 0) return [];
  return /^(?:first|front|opening)$/.test(where) ? games.slice(0, many) : games.slice(-many);
}

/** "through 3 games" */
const UP_TO = quick(/\b(?:through|thru) (?:the |our |my )?(?:first )?(\d{1,2}) (?:games|weeks|contests)\b/);
/** "by mid-September", "by the end of September" */
const BY_MONTH = quick(new RegExp(String.raw`\bby (?:the )?(end of|middle of|mid)[- ]?(${MONTHS.join('|')})\b`));
const MIDDLE = 15;

function upTo(low: string, games: readonly KnownGame[]): KnownGame[] {
  const many = Number(UP_TO.exec(low)?.[1] ?? 0);
  if (many > 0 && many < games.length) return games.slice(0, many);
  const [, part, month = ''] = BY_MONTH.exec(low) ?? [];
  if (part === undefined) return [];
  const last = `${twoDigits(monthOf(month))}-${part.startsWith('end') ? '31' : MIDDLE}`;
  return games.filter(({ date }) => date.slice(5) <= last);
}

function spanned(low: string, games: readonly KnownGame[]): KnownGame[] {
  const first = upTo(low, games);
  return first.length > 0 ? first : within(low, games);
}

function within(low: string, games: readonly KnownGame[]): KnownGame[] {
  const [through, from, to] = THROUGH.exec(low) ?? [];
  if (through !== undefined) return games.slice(Number(from) - 1, Number(to));
  const [, where, count = ''] = SPAN.exec(low) ?? [];
  if (where === undefined) return HALF.test(low) ? halfOf(low, games) : single(low, games);
  if (Number(count) > games.length) return [];
  return where === 'first' || where === 'opening' ? games.slice(0, Number(count)) : games.slice(-Number(count));
}

const OUTING = quick(/\b(\d{1,3})[- ](?:yard|tackle|catch|carry|touchdown) (?:night|outing|day)\b/);

/** "in a 14 tackle night": the only game with that figure. */
function outingOf(low: string, games: readonly KnownGame[]): KnownGame | null {
  const stated = OUTING.exec(low)?.[1];
  const found = games.filter(({ stats }) => stated !== undefined && Object.values(stats).includes(Number(stated)));
  return found.length === 1 ? (found[0] ?? null) : null;
}

function single(low: string, games: readonly KnownGame[]): KnownGame[] {
  const outing = outingOf(low, games);
  if (outing) return [outing];
  if (FIRST.test(low)) return games.slice(0, 1);
  if (LAST.test(low)) return games.slice(-1);
  const since = placeOf(SINCE.exec(low));
  if (since > 0) return games.slice(since - 1);
  const place = placeOf(NTH.exec(low));
  return place > 0 ? games.slice(place - 1, place) : dated(low, games);
}

/** "third" → 3, "2nd" → 2, "week 4" → 4; 0 when nothing was found. */
function placeOf(found: RegExpExecArray | null): number {
  const stated = found?.[1] ?? found?.[2] ?? '0';
  return PLACES[stated] ?? Number.parseInt(stated, 10);
}

/** "on September 18", "in September", "since September": games of that day, of that month, after it. */
function dated(low: string, games: readonly KnownGame[]): KnownGame[] {
  const [, month, day] = DAY.exec(low) ?? [];
  if (month !== undefined) return games.filter(({ date }) => date.slice(5) === `${twoDigits(monthOf(month))}-${twoDigits(Number(day))}`);
  const [, of, on] = SLASHED.exec(low) ?? [];
  if (of !== undefined) return games.filter(({ date }) => date.slice(5) === `${twoDigits(Number(of))}-${twoDigits(Number(on))}`);
  const [, how, named] = MONTH.exec(low) ?? [];
  if (named === undefined) return [];
  const later = games.filter(({ date }) => Number(date.slice(5, 7)) > monthOf(named));
  return how === 'since' && later.length > 0 ? later : games.filter(({ date }) => Number(date.slice(5, 7)) === monthOf(named));
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name) + 1;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
