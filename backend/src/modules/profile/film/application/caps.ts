import type { Cap } from '../../../../shared-kernel/cap.js';
import { PROFILE_LIMITS } from '../../fields/domain/profile-limits.js';
import { MAX_CLIPS } from '../domain/room-for-clips.js';

/** Every cap of film clips. */
export const FILM_CAPS = {
  filmClips: { most: MAX_CLIPS, of: 'film clips', beyond: 409 },
  clipTitle: { most: PROFILE_LIMITS.clipTitle, of: 'characters of the title of a film clip', beyond: 400 },
} as const satisfies Record<string, Cap>;
