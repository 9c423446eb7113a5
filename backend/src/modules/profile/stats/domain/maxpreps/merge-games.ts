import { dayWords } from '../../../athlete/domain/day-words.js';
import type { Game, GameDraft, GameStats } from '../games/game.js';
import { opponentKey } from '../games/opponent-key.js';
import { readStats } from '../games/read-stats.js';

/** A stored game, and what imports wrote into it: a figure that still reads like that is not the athlete's own. */
export interface KnownGame extends Game {
  imported: GameStats;
}

export type MergeOutcome = 'added' | 'updated' | 'unchanged';

export interface MergedGame {
  /** The stored game; null for one that is new. */
  id: string | null;
  outcome: MergeOutcome;
  game: GameDraft;
  imported: GameStats;
}

export interface GameMerge {
  games: MergedGame[];
  /** Notes for the athlete, in whole sentences. */
  notes: string[];
}

/**
 * Lays imported games over the athlete's. Same opponent and date is the same game. Missing figures are filled in,
 * figures of an earlier import follow the source, and nothing that the athlete wrote, changed or blanked is touched.
 * `room` is how many games can be added; the first ones go in.
 */
export function mergeGames(known: readonly KnownGame[], incoming: readonly GameDraft[], room: number): GameMerge {
  const notes: string[] = [];
  const byKey = new Map(known.map((game) => [keyOf(game), game]));
  let left = room;
  const distinct = [...new Map(incoming.toReversed().map((draft) => [keyOf(draft), draft])).values()].toReversed();
  const games = distinct.flatMap((draft): MergedGame[] => {
    const before = byKey.get(keyOf(draft));
    if (before) return [mergeOne(before, draft.stats, notes)];
    if (left === 0) return [];
    left -= 1;
    notes.push(...sameDayNote(known, draft));
    return [{ id: null, outcome: 'added', game: draft, imported: draft.stats }];
  });
  const lost = distinct.length - games.length;
  if (lost > 0) notes.push(`${countOf(lost)} did not fit: Recruit keeps no more games. Delete some and import again.`);
  return { games, notes };
}

const SCHOOL_WORDS = /(?<!\s)\s+(?:high school|h\.?s\.?)$/;

/** "Bowie High School" is "Bowie" here. */
function keyOf({ opponent, date }: Pick<GameDraft, 'opponent' | 'date'>): string {
  return `${date} ${opponentKey(opponent).replace(SCHOOL_WORDS, '')}`;
}

function countOf(games: number): string {
  return games === 1 ? 'One game' : `${games} games`;
}

function mergeOne(before: KnownGame, incoming: GameStats, notes: string[]): MergedGame {
  const { id, opponent, date } = before;
  const stats = { ...before.stats };
  const imported = { ...before.imported };
  let kept = 0;
  for (const [counter, value] of Object.entries(incoming)) {
    if (stats[counter] === imported[counter]) {
      stats[counter] = value;
      imported[counter] = value;
    } else if (stats[counter] !== value) {
      kept += 1;
    }
  }
  if (kept > 0) notes.push(`${opponent}, ${dayWords(date)}: kept ${kept === 1 ? 'a figure' : `${kept} figures`} that you wrote yourself.`);
  if (readStats(stats).errors.length > 0) {
    notes.push(`${opponent}, ${dayWords(date)}: left as it was, because what you wrote and what came in do not fit together.`);
    return { id, outcome: 'unchanged', game: { opponent, date, stats: before.stats }, imported: before.imported };
  }
  const outcome = sameStats(before.stats, stats) ? 'unchanged' : 'updated';
  return { id, outcome, game: { opponent, date, stats }, imported };
}

function sameStats(before: GameStats, after: GameStats): boolean {
  return Object.entries(after).every(([counter, value]) => before[counter] === value);
}

function sameDayNote(known: readonly KnownGame[], { opponent, date }: GameDraft): string[] {
  const other = known.find((game) => game.date === date);
  if (!other) return [];
  return [`You already had a game on ${dayWords(date)} against ${other.opponent}. If ${opponent} is the same game, delete one of the two.`];
}
