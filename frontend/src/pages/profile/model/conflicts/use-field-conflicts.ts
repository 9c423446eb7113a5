import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type FieldConflict, fieldConflicts } from './field-conflicts';
import type { ProfileForm } from '../profile-form';

/** The fields that a save did not overwrite because they were changed elsewhere, until the athlete has chosen. */
export function useFieldConflicts(form: Pick<UseFormReturn<ProfileForm>, 'setValue'>) {
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([]);
  return {
    conflicts,
    /** Shows the conflicts of a failed save; returns whether there are any. */
    show(error: unknown, typed: ProfileForm): boolean {
      const found = fieldConflicts(error, typed);
      if (found !== null) setConflicts(found);
      return found !== null;
    },
    hide: () => setConflicts([]),
    /** Puts the chosen values into the form; returns the stored ones, which the athlete has seen now. */
    settle(values: Partial<ProfileForm>): Partial<ProfileForm> {
      for (const [name, text] of Object.entries(values)) {
        form.setValue(name as keyof ProfileForm, text, { shouldDirty: true });
      }
      setConflicts([]);
      return Object.fromEntries(conflicts.map(({ name, theirs }) => [name, theirs]));
    },
  };
}
