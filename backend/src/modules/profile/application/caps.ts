import type { Cap } from '../../../shared-kernel/cap.js';
import { PHOTO_LIMITS } from '../domain/photo/photo-limits.js';
import { MAX_CLIPS } from './ports/film-clip-repository.js';
import { MAX_GAMES } from './ports/game-repository.js';

/** Every cap of the profile module. */
export const PROFILE_CAPS = {
  games: { most: MAX_GAMES, of: 'games', beyond: 409 },
  filmClips: { most: MAX_CLIPS, of: 'film clips', beyond: 409 },
  openUploads: { most: PHOTO_LIMITS.openUploads, of: 'photo upload addresses that have not expired', beyond: 409 },
  photoBytes: { most: PHOTO_LIMITS.maxBytes, of: 'bytes of a photo', beyond: 400 },
} as const satisfies Record<string, Cap>;
