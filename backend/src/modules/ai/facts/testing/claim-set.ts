import { directoryWords } from '../domain/checker/words/directory-words.js';
import type { KnownAthlete } from '../domain/checker/known-athlete.js';
import { usualName } from '../domain/checker/words/usual-words.js';
import type { WordScope } from '../domain/checker/words/word-scope.js';

/** An athlete, whom the email goes to, and sentences that the record bears out or does not. */
export interface ClaimSet {
  athlete: KnownAthlete;
  /** The recipient's. */
  schoolId: number;
  /** What the coach who gets it works with, where a sentence speaks of that. */
  readerRole?: string;
  /** Names of the recipient's school, town, state and staff. */
  right: readonly string[];
  schools: readonly { id: number; city: string; mascot: string | null; conference: string | null }[];
  sentences: { true: readonly string[]; false: readonly string[] };
}

/** Games whose figures are in the order of the keys. */
export function gamesOf(
  keys: string,
  rows: readonly [opponent: string, date: string, figures: readonly number[]][],
): KnownAthlete['games'] {
  return rows.map(([opponent, date, figures]) => {
    return { opponent, date, stats: Object.fromEntries(keys.split(' ').map((key, at) => [key, figures[at] ?? 0])) };
  });
}

export function scopeOf({ athlete, schoolId, readerRole, right, schools }: ClaimSet): WordScope {
  return {
    athlete,
    schoolId,
    ...(readerRole !== undefined && { readerRole }),
    directory: directoryWords(schools),
    right: new Set(right.map(usualName)),
  };
}
