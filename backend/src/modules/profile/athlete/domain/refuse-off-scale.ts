import type { AthleteProfile } from '../../fields/domain/athlete-profile.js';
import { readGpa } from '../../fields/domain/readers/read-gpa.js';
import { ProfileNotValid } from './profile-not-valid.js';

/** Throws ProfileNotValid when the GPA would be above the top of its scale once `changes` are stored, whichever of both is changed. */
export function refuseOffScale(stored: AthleteProfile, changes: Partial<AthleteProfile>): void {
  const { gpa, gpaScale } = { ...stored, ...changes };
  if (changes.gpa === undefined && changes.gpaScale === undefined) return;
  const reading = gpa === null ? { value: null } : readGpa(gpa, new Date(0), { gpaScale });
  if ('value' in reading) return;
  const { code, message } = reading.refused;
  throw new ProfileNotValid([{ field: changes.gpa === undefined ? 'gpaScale' : 'gpa', code, message: `Your GPA is ${gpa}. ${message}` }]);
}
