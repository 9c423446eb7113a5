import { type MeasuredDto, textChanged } from '@/shared/api';
import { profileFields } from '../profile-fields';
import { measuredWords } from '../measured/measured-words';
import { formText, type ProfileForm } from '../profile-form';

/** A field that was changed here and elsewhere. */
export interface FieldConflict {
  name: keyof ProfileForm;
  label: string;
  mine: string;
  theirs: string;
  /** Both as the athlete reads them. */
  words: { mine: string; theirs: string };
}

const fields = [...profileFields.personal, ...profileFields.athletic, ...profileFields.external];

/** The fields whose stored values a save did not overwrite; null when it failed for another reason. */
export function fieldConflicts(error: unknown, typed: ProfileForm): FieldConflict[] | null {
  const present = textChanged(error);
  if (present === null) return null;
  return fields
    .filter(({ name }) => Object.hasOwn(present, name))
    .map(({ name, label, input, unit }) => {
      const mine = typed[name].trim();
      const theirs = formText(name, (present[name] ?? null) as string | number | MeasuredDto | null);
      const words = (text: string) => (input === 'measured' ? measuredWords(text, unit) : text);
      return { name, label, mine, theirs, words: { mine: words(mine), theirs: words(theirs) } };
    });
}
