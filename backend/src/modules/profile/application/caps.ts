import type { Cap } from '../../../shared-kernel/cap.js';
import { PHOTO_LIMITS } from '../domain/photo/photo-limits.js';
import { PROFILE_LIMITS } from '../domain/profile-limits.js';
import { MAX_CLIPS } from './ports/film-clip-repository.js';
import { MAX_GAMES } from './ports/game-repository.js';

/** Every cap of the profile module. */
export const PROFILE_CAPS = {
  games: { most: MAX_GAMES, of: 'games', beyond: 409 },
  filmClips: { most: MAX_CLIPS, of: 'film clips', beyond: 409 },
  profileName: { most: PROFILE_LIMITS.name, of: 'characters of a first or last name', beyond: 400 },
  profileLine: { most: PROFILE_LIMITS.line, of: 'characters of a school, a coach, a town and the like in the profile', beyond: 400 },
  jerseyNumber: { most: PROFILE_LIMITS.jerseyNumber, of: 'digits of a jersey number', beyond: 400 },
  webAddress: { most: PROFILE_LIMITS.webAddress, of: 'characters of the address of film or of a MaxPreps page', beyond: 400 },
  clipTitle: { most: PROFILE_LIMITS.clipTitle, of: 'characters of the title of a film clip', beyond: 400 },
  opponent: { most: PROFILE_LIMITS.opponent, of: 'characters of the opponent of a game', beyond: 400 },
  uploadAddress: { most: PROFILE_LIMITS.uploadAddress, of: 'characters of the address of a photo upload', beyond: 400 },
  openUploads: { most: PHOTO_LIMITS.openUploads, of: 'photo upload addresses that have not expired', beyond: 409 },
  photoBytes: { most: PHOTO_LIMITS.maxBytes, of: 'bytes of a photo', beyond: 400 },
} as const satisfies Record<string, Cap>;
