import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type User, useUpdateUserMutation } from '@/entities/athlete';
import { asApiError } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import type { FieldConflict } from './conflicts/field-conflicts';
import { keptProfile } from './kept-profile';
import { profileChanges } from './profile-changes';
import { type ProfileForm, profileForm } from './profile-form';
import { useRestoredText } from './use-restored-text';
import { useFieldConflicts } from './conflicts/use-field-conflicts';
import { type SaveFailure, useSaveFailure } from './use-save-failure';
import { useSeenValues } from './use-seen-values';

export interface ProfileEditor {
  form: UseFormReturn<ProfileForm>;
  editing: boolean;
  saving: boolean;
  /** Something was typed that is not saved. */
  unsaved: boolean;
  /** The field that takes the focus when editing begins. */
  firstField: keyof ProfileForm;
  edit: (firstField?: keyof ProfileForm) => void;
  cancel: () => void;
  /** What a save that failed had kept is given up. */
  forget: () => void;
  /** Saves what changed; stays in edit mode when the server refuses it. */
  save: () => Promise<void>;
  /** Fields that were changed elsewhere while they were changed here; empty when there are none. */
  conflicts: readonly FieldConflict[];
  /** Saves with these values in the place of the conflicts. */
  settle: (values: Partial<ProfileForm>) => Promise<void>;
  /** Back to the form; the next save asks again. */
  leaveConflicts: () => void;
  failure: SaveFailure;
}

/** What the server tells anew while somebody types must not take away what was typed. */
const keepTyped = { keepDirtyValues: true, keepErrors: true };
const keepNothing = { keepDirtyValues: false, keepErrors: false };

/**
 * Edit mode of the profile: begins with Edit Profile, ends with Cancel or a successful save.
 * `showFields` brings the fields into view when the server refuses some of them, and when what was typed comes back.
 */
export function useProfileEditor(user: User, showFields: () => void): ProfileEditor {
  const [kept] = useState(() => keptProfile.get(user.id));
  const [firstField, setFirstField] = useState<keyof ProfileForm | null>(kept === null ? null : 'firstName');
  const [update, { isLoading }] = useUpdateUserMutation();
  const toast = useToast();
  const known = profileForm(user);
  const form = useForm<ProfileForm>({ values: known, resetOptions: keepTyped });
  const { seen, see } = useSeenValues(user, form.formState.dirtyFields, kept?.seen);
  const found = useFieldConflicts(form);
  const failure = useSaveFailure(form, showFields);
  const forget = () => keptProfile.clear(user.id);

  useRestoredText(kept?.typed, form, showFields);

  async function send(typed: ProfileForm, over = seen): Promise<void> {
    try {
      const saved = await update(profileChanges(typed, user, over)).unwrap();
      form.reset(profileForm(saved), keepNothing);
      see(profileForm(saved));
      setFirstField(null);
      forget();
      toast({ title: 'Profile Updated', description: 'Your athlete profile has been successfully updated.' });
    } catch (error) {
      keptProfile.put(user.id, over, typed);
      // The app reports an ended session itself, and leads to the sign-in.
      if (found.show(error, typed) || asApiError(error)?.status === 401) return;
      failure.show(error, typed);
    }
  }

  return {
    form,
    editing: firstField !== null,
    saving: isLoading,
    unsaved: firstField !== null && form.formState.isDirty,
    firstField: firstField ?? 'firstName',
    edit: (field = 'firstName') => setFirstField(field),
    cancel: () => {
      form.reset(known, keepNothing);
      see(known);
      setFirstField(null);
      forget();
    },
    forget,
    save: () => form.handleSubmit((text) => send(text))(),
    conflicts: found.conflicts,
    settle: async (values) => {
      const now = see(found.settle(values));
      await form.handleSubmit((text) => send(text, now))();
    },
    leaveConflicts: found.hide,
    failure,
  };
}
