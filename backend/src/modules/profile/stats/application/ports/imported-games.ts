import type { GameDraft } from '../../domain/games/game.js';
import type { GameMerge } from '../../domain/maxpreps/merge-games.js';

export interface GameImport {
  userId: string;
  source: 'maxpreps' | 'stat_file';
  games: readonly GameDraft[];
  now: Date;
  /** Says what would happen and stores nothing. */
  dryRun: boolean;
}

/** Games that come in from outside, laid over the athlete's own by mergeGames. */
export abstract class ImportedGames {
  /** All or nothing, with an entry in the activity record when something was stored. Imports wait for each other. */
  abstract merge(games: GameImport): Promise<GameMerge>;
}
