import type { AthleteProfile } from '../../fields/domain/athlete-profile.js';
import { overwrittenFields } from './overwritten-fields.js';
import { ProfileChanged } from './profile-changed.js';

/** Throws ProfileChanged when `changes` would overwrite a stored value that is not the one in `before`. */
export function refuseOverwriting(stored: AthleteProfile, changes: Partial<AthleteProfile>, before: Partial<AthleteProfile>): void {
  const present = overwrittenFields(stored, changes, before);
  if (present !== null) throw new ProfileChanged(present);
}
