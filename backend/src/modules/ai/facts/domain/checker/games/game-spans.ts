import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { KnownGame } from '../known-athlete.js';
import type { Opponent } from './opponents.js';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAY = new RegExp(String.raw`^(?:the )?(${MONTHS.join('|')})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?\b`);
const SLASHED = /^([1-9]|1[0-2])\/([1-3]?\d)\b/;
const OPENER = /^(?:the |my |our )?(?:opener|opening (?:game|night)|first game)\b/;

type Way = 'since' | 'from' | 'after' | 'before' | 'until';
/** Where a stretch of the season begins or ends. */
const EDGES = (
  [
    ['since', /\bsince (?:the |our |my )?(?:game |night )?(?:on |against |versus |with )?/g],
    [
      'from',
      /\b(?:from|starting (?:with|on|from|against)|beginning (?:with|on|from|against)) (?:the |our |my )?(?:game |night )?(?:on |against |versus |with )?/g,
    ],
    ['after', /\b(?:after|following) (?:the |our |my )?(?:game |night )?(?:on |against |versus |with )?/g],
    ['before', /\b(?:before|prior to|until|leading up to) (?:the |our |my )?(?:game |night )?(?:on |against |versus |with )?/g],
    ['until', /\b(?:through|up to|up through|ending (?:with|on)) (?:the |our |my )?(?:game |night )?(?:on |against |versus |with )?/g],
  ] as const satisfies readonly (readonly [Way, RegExp])[]
).map(([way, pattern]) => ({ way, pattern: quick(pattern) }));
/** "from 11 September on": without one of these, a word like "after" may refer to a single game. */
const GOES_ON = /\b(?:on|onward|onwards|forward|total|combined|altogether|have|had|averag\w*|games|weeks|all)\b/;

/** Returns the games from, after, before or up to a day or an opponent in the sentence; null when it names no such span. */
export function gamesInSpan(low: string, opponents: readonly Opponent[], isOtherSide = false): KnownGame[] | null {
  const ends = bothEnds(low, opponents);
  const edges = ends ?? edgesOf(low, opponents);
  if (edges.length === 0) return null;
  const games = opponents.map(({ game }) => game);
  // What did not happen since a game may have happened in it.
  const isAfter = /n't\b|\b(?:not|no|never|added|more|another)\b/.test(low);
  const since = isAfter === isOtherSide ? 'from' : 'after';
  const within = games.filter(({ date }) => edges.every(({ way, place }) => isOnSide(date, way === 'since' ? since : way, place)));
  return within.length === 0 || (within.length === games.length && !ends) ? null : within;
}

function edgesOf(low: string, opponents: readonly Opponent[]): Edge[] {
  const edges = EDGES.flatMap(({ way, pattern }) => {
    const found = pattern.exec(low);
    const place = found ? placeAt(low.slice(found.index + found[0].length), opponents) : null;
    return place === null ? [] : [{ way, place }];
  });
  return edges.length === 1 && edges[0]?.way !== 'since' && !GOES_ON.test(low) ? [] : edges;
}

interface Edge {
  way: Way;
  place: string;
}

const BOTH = quick(/\b(?:between|from) (?:the |our |my )?(?:games? )?(?:on |against |versus )?(?:[a-z]+, )?/g);
const TO = /^[^;!?]{3,40}? (?:and|to|through|thru|until|till) (?:the |our |my )?(?:[a-z]+, )?/;

/** "between September 11 and September 25", "from Kasson Prairie to Rock Dell": both games are within. */
function bothEnds(low: string, opponents: readonly Opponent[]): Edge[] | null {
  for (const { 0: found, index } of BOTH.matchesIn(low)) {
    const rest = low.slice(index + found.length);
    const from = placeAt(rest, opponents);
    const until = from === null ? null : placeAt(rest.slice(TO.exec(rest)?.[0].length ?? rest.length), opponents);
    if (from !== null && until !== null)
      return [
        { way: 'from', place: from },
        { way: 'until', place: until },
      ];
  }
  return null;
}

/** The day of a game: MM-DD within a season that begins in August. */
function placeAt(text: string, opponents: readonly Opponent[]): string | null {
  const [, month, day] = DAY.exec(text) ?? [];
  const [, number, on] = SLASHED.exec(text) ?? [];
  const [first] = opponents;
  if (month !== undefined) return dayOf(opponents, MONTHS.indexOf(month) + 1, Number(day));
  if (number !== undefined) return dayOf(opponents, Number(number), Number(on));
  if (OPENER.test(text)) return first?.game.date ?? null;
  return opponents.find(({ name, short }) => text.startsWith(name) || (short !== null && text.startsWith(short)))?.game.date ?? null;
}

function dayOf(opponents: readonly Opponent[], month: number, day: number): string | null {
  const year = opponents[0]?.game.date.slice(0, 4);
  return year === undefined ? null : `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function isOnSide(date: string, way: Exclude<Way, 'since'>, place: string): boolean {
  if (way === 'from') return date >= place;
  if (way === 'after') return date > place;
  return way === 'before' ? date < place : date <= place;
}
