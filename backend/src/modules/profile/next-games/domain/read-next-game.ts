import type { FieldError } from '../../../../shared-kernel/domain-error.js';
import { NEXT_GAME_LIMITS, type NextGameDraft } from './next-game.js';
import { NextGameNotValid } from './next-game-errors.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Judges day, texts and time together; `today` is the athlete's. Throws NextGameNotValid, which names each field that is refused. */
export function readNextGame(draft: NextGameDraft, today: string): NextGameDraft {
  const [opponent, place] = [oneLine(draft.opponent), oneLine(draft.place ?? '')];
  const errors: FieldError[] = [];
  if (opponent === '') errors.push({ field: 'opponent', code: 'required', message: 'Please enter the opponent.' });
  const day = dayRefusal(draft.date, today);
  if (day !== null) errors.push({ field: 'date', code: 'day_not_valid', message: day });
  if (errors.length > 0) throw new NextGameNotValid(errors);
  return { ...draft, opponent, time: draft.time ?? null, place: place === '' ? null : place };
}

function dayRefusal(date: string, today: string): string | null {
  const moment = new Date(`${date}T00:00:00.000Z`);
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== date) return 'Please enter the day of the game.';
  if (date < today) return 'This day is over. Add the game under Stats with what you recorded.';
  const last = new Date(new Date(`${today}T00:00:00.000Z`).getTime() + NEXT_GAME_LIMITS.daysAhead * DAY_MS).toISOString().slice(0, 10);
  return date > last ? 'This day is too far away. Check the year.' : null;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
