import { textChanged } from '@/shared/api';
import { profileFields } from '../profile-fields';
import type { ProfileForm } from '../profile-form';

/** A field that was changed here and elsewhere. */
export interface FieldConflict {
  name: keyof ProfileForm;
  label: string;
  mine: string;
  theirs: string;
}

const fields = [...profileFields.personal, ...profileFields.athletic, ...profileFields.external];

/** The fields whose stored values a save did not overwrite; null when it failed for another reason. */
export function fieldConflicts(error: unknown, typed: ProfileForm): FieldConflict[] | null {
  const present = textChanged(error);
  if (present === null) return null;
  return fields
    .filter(({ name }) => Object.hasOwn(present, name))
    .map(({ name, label }) => ({
      name,
      label,
      mine: typed[name].trim(),
      theirs: String((present[name] as string | number | null | undefined) ?? ''),
    }));
}
