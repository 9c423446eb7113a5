import type { GameDraft, GameStats } from '../domain/games/game.js';
import { seasonOf } from '../domain/games/season-of.js';
import type { GameMerge, MergeOutcome } from '../domain/maxpreps/merge-games.js';

export interface ImportedGame extends GameDraft {
  outcome: MergeOutcome;
  /** The year of the season's fall. */
  season: number;
  stats: GameStats;
}

/** What became of an import. */
export interface MaxPrepsImport {
  imported: Record<MergeOutcome, number>;
  /** As they read now; newest first. */
  games: ImportedGame[];
  /** First and last season of the games, null without a game. */
  seasons: { from: number; to: number } | null;
  /** The owner of the page; null for a file, which contains no name. */
  athleteName: string | null;
  notes: string[];
}

const MAX_NOTES = 30;

/** The answer to an import that came to `merge`; `notes` were made while reading. */
export function maxPrepsImport(merge: GameMerge, notes: string[], athleteName: string | null): MaxPrepsImport {
  const games = merge.games.map(({ outcome, game }) => ({ ...game, outcome, season: seasonOf(game.date) }));
  const count = (wanted: MergeOutcome) => games.filter(({ outcome }) => outcome === wanted).length;
  const seasons = games.map(({ season }) => season);
  const all = [...notes, ...merge.notes];
  const more = all.length - MAX_NOTES;
  return {
    imported: { added: count('added'), updated: count('updated'), unchanged: count('unchanged') },
    games,
    seasons: games.length === 0 ? null : { from: Math.min(...seasons), to: Math.max(...seasons) },
    athleteName,
    notes: more > 0 ? [...all.slice(0, MAX_NOTES), `And ${more} more notes of this kind.`] : all,
  };
}
