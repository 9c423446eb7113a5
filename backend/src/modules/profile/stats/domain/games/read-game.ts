import type { FieldError } from '../../../../../shared-kernel/domain-error.js';
import { isDay } from '../../../fields/domain/readers/is-day.js';
import { oneLine } from '../../../athlete/domain/one-line.js';
import { PROFILE_LIMITS } from '../../../fields/domain/profile-limits.js';
import type { Reading } from '../../../fields/domain/readers/reading.js';
import { refuse } from '../../../fields/domain/readers/refuse.js';
import type { GameDraft } from './game.js';
import { GameNotValid } from './game-errors.js';
import { readStats } from './read-stats.js';

/** A client's data of a game, not validated. */
export interface GameInput {
  opponent?: unknown;
  date?: unknown;
  stats?: unknown;
}

const OLDEST = '2000-01-01';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Judges every field at once. Throws GameNotValid, which names each one that is refused. */
export function readGame(input: GameInput, now: Date): GameDraft {
  const opponent = readOpponent(input.opponent);
  const date = readDate(input.date, now);
  const { stats, errors } = readStats(input.stats);
  if ('value' in opponent && 'value' in date && errors.length === 0) {
    return { opponent: opponent.value, date: date.value, stats };
  }
  throw new GameNotValid([...refusal('opponent', opponent), ...refusal('date', date), ...errors]);
}

function refusal(field: string, reading: Reading<string>): FieldError[] {
  return 'refused' in reading ? [{ field, ...reading.refused }] : [];
}

function readOpponent(value: unknown): Reading<string> {
  if (value === undefined || value === null) return refuse('required', 'Opponent is required');
  if (typeof value !== 'string') return refuse('not_text', 'Write the name of the opponent.');
  const opponent = oneLine(value);
  if (opponent === '') return refuse('required', 'Opponent is required');
  if (opponent.length <= PROFILE_LIMITS.opponent) return { value: opponent };
  return refuse('too_long', `Please shorten this to at most ${PROFILE_LIMITS.opponent} characters.`);
}

/** Allows tomorrow, because in some time zones it is tomorrow already. */
function readDate(value: unknown, now: Date): Reading<string> {
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === undefined || text === null || text === '') return refuse('required', 'Date is required');
  if (typeof text !== 'string' || !isDay(text)) {
    return refuse('not_a_date', 'Enter the day of the game as year, month and day: 2026-09-18.');
  }
  if (text < OLDEST) return refuse('out_of_range', 'Please check the year of the game.');
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  return text > tomorrow ? refuse('in_the_future', 'A game counts when it is played: this day is to come.') : { value: text };
}
