import type { Cap } from '../../../../shared-kernel/cap.js';
import { PROFILE_LIMITS } from '../../fields/domain/profile-limits.js';

/** Every cap of the profile’s own fields. */
export const PROFILE_CAPS = {
  profileName: { most: PROFILE_LIMITS.name, of: 'characters of a first or last name', beyond: 400 },
  profileLine: { most: PROFILE_LIMITS.line, of: 'characters of a school, a coach, a town and the like in the profile', beyond: 400 },
  profileMajor: { most: PROFILE_LIMITS.major, of: 'characters of an intended major', beyond: 400 },
  jerseyNumber: { most: PROFILE_LIMITS.jerseyNumber, of: 'digits of a jersey number', beyond: 400 },
  webAddress: { most: PROFILE_LIMITS.webAddress, of: 'characters of the address of film or of a MaxPreps page', beyond: 400 },
} as const satisfies Record<string, Cap>;
