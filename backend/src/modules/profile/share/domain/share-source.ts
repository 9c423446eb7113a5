import type { AthleteProfile } from '../../fields/domain/athlete-profile.js';
import type { FilmClip } from '../../film/domain/film-clip.js';
import type { Game } from '../../stats/domain/games/game.js';

/** All that a shared profile is made of, before the ticks. */
export interface ShareSource extends AthleteProfile {
  email: string;
  profileImageUrl: string | null;
  /** In the athlete's order. */
  clips: FilmClip[];
  /** Newest first. */
  games: Game[];
}
