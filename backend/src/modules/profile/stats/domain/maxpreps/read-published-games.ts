import { dayWords } from '../../../athlete/domain/day-words.js';
import type { GameDraft, GameStats } from '../games/game.js';
import { GameNotValid } from '../games/game-errors.js';
import { readGame } from '../games/read-game.js';
import { readStats } from '../games/read-stats.js';
import { oneLine } from '../../../athlete/domain/one-line.js';
import { countersOf } from './counters-of.js';
import { fieldValue } from './field-value.js';
import { opponentKey } from '../games/opponent-key.js';
import { STAT_FIELDS } from './stat-fields.js';
import type { PublishedGame } from './published-stats.js';

export interface ReadGames {
  /** Newest first. */
  games: GameDraft[];
  notes: string[];
}

const MAX_OPPONENT = 100;
/** "@ Riverbend", "vs. Riverbend": where the game was is no part of the name. */
const PLACE = /^(?:@|vs?\.? )\s*(?=\S)/i;
/** An impossible figure is omitted in the next try; each try omits at least one. */
const NONE: GameStats = {};

/** What Recruit keeps of published games. What cannot be is left out and noted; it never spoils the rest. */
export function readPublishedGames(published: readonly PublishedGame[], now: Date): ReadGames {
  const notes: string[] = [];
  const drafts = published.filter((game) => !isToCome(game, now)).map((game) => readOne(game, now, notes));
  const games = drafts.filter((draft) => draft !== null && Object.keys(draft.stats).length > 0) as GameDraft[];
  const bare = drafts.filter((draft) => draft !== null).length - games.length;
  const first = withoutSecond(games, notes);
  if (bare > 0) notes.push(`${bare === 1 ? 'One game has' : `${bare} games have`} no figures that Recruit keeps.`);
  return { games: first.sort((a, b) => b.date.localeCompare(a.date)), notes };
}

/** A page lists the games of the schedule too, without figures. */
function isToCome({ date, fields }: PublishedGame, now: Date): boolean {
  return date > now.toISOString().slice(0, 10) && [...fields.values()].every((text) => fieldValue(text) === undefined);
}

/** Varsity and JV may play the same school on one day. Of the figures nobody can say whose they are, so that games are never added up. */
function withoutSecond(games: readonly GameDraft[], notes: string[]): GameDraft[] {
  const seen = new Set<string>();
  return games.filter(({ opponent, date }) => {
    const key = `${date} ${opponentKey(opponent)}`;
    if (seen.has(key))
      notes.push(`${opponent}, ${dayWords(date)}: the page has several games. Recruit took the first; add the others by hand.`);
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

function readOne(published: PublishedGame, now: Date, notes: string[]): GameDraft | null {
  const opponent = oneLine(published.opponent).replace(PLACE, '').slice(0, MAX_OPPONENT).trim();
  try {
    const draft = readGame({ opponent, date: published.date, stats: NONE }, now);
    return { ...draft, stats: readFigures(published, draft, notes) };
  } catch (error) {
    if (!(error instanceof GameNotValid)) throw error;
    notes.push(`A game ${opponent === '' ? 'without a name' : `against ${opponent}`} was left out: ${error.message}`);
    return null;
  }
}

function readFigures({ fields }: PublishedGame, { opponent, date }: GameDraft, notes: string[]): GameStats {
  const values = new Map<string, number>();
  for (const [name, text] of fields) {
    const value = fieldValue(text, name);
    if (value === null && STAT_FIELDS.has(name))
      notes.push(`${opponent}, ${dayWords(date)}: ${oneLine(name).slice(0, 40)} is no number and was left out.`);
    if (value !== undefined && value !== null) values.set(name, value);
  }
  let stats = countersOf(values);
  for (let { errors } = readStats(stats); errors.length > 0; { errors } = readStats(stats)) {
    const wrong = new Set(errors.map(({ field }) => field.replace('stats.', '')));
    notes.push(...errors.map(({ message }) => `${opponent}, ${dayWords(date)}: a figure was left out. ${message}`));
    stats = Object.fromEntries(Object.entries(stats).filter(([counter]) => !wrong.has(counter)));
  }
  return stats;
}
