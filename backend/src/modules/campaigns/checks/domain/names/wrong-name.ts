import { readState } from '../../../../../shared-kernel/us-state.js';
import type { AthleteNames } from './athlete-names.js';
import type { KnownNames } from './known-names.js';
import type { NamedInText } from './named.js';
import type { RecipientNames } from './recipient-names.js';

interface Names {
  known: KnownNames;
  own: AthleteNames;
}

/** Why a name does not belong into the email to this coach; null when it does. */
export function wrongName(name: NamedInText, right: RecipientNames, names: Names): 'other_school' | 'other_coach' | null {
  if (name.is === 'school') return isRightSchool(name, right) ? null : 'other_school';
  if (right.calledBy.has(name.folded)) return null;
  if (name.isGreeted) return 'other_coach';
  return isColleague(name, right, names) ? null : 'other_coach';
}

function isRightSchool({ schoolIds, folded }: NamedInText, { schoolId, places }: RecipientNames): boolean {
  return schoolIds.includes(schoolId) || places.has(folded) || places.has(readState(folded)?.toLowerCase() ?? folded);
}

/** Returns whether the name is a colleague on the same staff: "please say hello to Coach Tillery". */
function isColleague({ is, schoolIds, folded }: NamedInText, { schoolId }: RecipientNames, { known, own }: Names): boolean {
  if (is === 'coach') return schoolIds.includes(schoolId);
  return known.isSurnameAt(folded, schoolId) || own.isSurnameAt(folded, schoolId);
}
