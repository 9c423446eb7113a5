import type { AthleteProfile } from '../../fields/domain/athlete-profile.js';
import type { CoachWord } from '../../confirmations/domain/coach-word.js';
import type { NextGame } from '../../next-games/domain/next-game.js';
import type { FilmClip } from '../../film/domain/film-clip.js';
import type { Game } from '../../stats/domain/games/game.js';

/** All that a shared profile is made of, before the ticks. */
export interface ShareSource extends AthleteProfile {
  email: string;
  profileImageUrl: string | null;
  /** In the athlete's order. */
  clips: FilmClip[];
  /** What coaches confirmed, at most one word for each figure. */
  coachWords: CoachWord[];
  /** Newest first. */
  games: Game[];
  /** Also those that are over. */
  nextGames: NextGame[];
}
