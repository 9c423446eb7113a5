import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { User } from '@/entities/athlete';
import type { FieldConflict } from './conflicts/field-conflicts';
import { keptProfile } from './kept-profile';
import { type ProfileForm, profileForm } from './profile-form';
import { useRestoredText } from './use-restored-text';
import { useFieldConflicts } from './conflicts/use-field-conflicts';
import { type SaveFailure, useSaveFailure } from './use-save-failure';
import { type FieldName, type ProfileSection, useOpenPart } from './use-open-part';
import { useSaveProfile } from './use-save-profile';
import { useSeenValues } from './use-seen-values';

export interface ProfileEditor {
  form: UseFormReturn<ProfileForm>;
  editing: boolean;
  /** The card that can be changed; all of them, or null: none. */
  section: ProfileSection | 'all' | null;
  saving: boolean;
  /** Something was typed that is not saved. */
  unsaved: boolean;
  /** The field that takes the focus when editing begins. */
  firstField: keyof ProfileForm;
  edit: (firstField?: keyof ProfileForm) => void;
  /** Opens one card at a field; what was typed in another one is saved first, and stays there when it is refused. */
  editSection: (section: ProfileSection, field: FieldName) => Promise<void>;
  /** The field whose card was closed last. */
  lastField: FieldName | null;
  cancel: () => void;
  /** Discards the values that a failed save had kept. */
  forget: () => void;
  /** Saves what changed; stays in edit mode when the server refuses it. */
  save: () => Promise<void>;
  /** Fields that were changed elsewhere while they were changed here; empty when there are none. */
  conflicts: readonly FieldConflict[];
  /** Saves with these values for the conflicting fields. */
  settle: (values: Partial<ProfileForm>) => Promise<void>;
  /** Back to the form; the next save asks again. */
  leaveConflicts: () => void;
  failure: SaveFailure;
}

/** A refresh of the server data must not overwrite what the user is typing. */
const keepTyped = { keepDirtyValues: true, keepErrors: true };
const keepNothing = { keepDirtyValues: false, keepErrors: false };

/**
 * Edit mode of the profile: begins with Edit Profile, ends with Cancel or a successful save.
 * `showFields` brings the fields into view when the server refuses some of them, and when what was typed comes back.
 */
export function useProfileEditor(user: User, showFields: () => void): ProfileEditor {
  const [kept] = useState(() => keptProfile.get(user.id));
  const { part, last, open, close } = useOpenPart(kept !== null);
  const known = profileForm(user);
  const form = useForm<ProfileForm>({ values: known, resetOptions: keepTyped });
  const { seen, see } = useSeenValues(user, form.formState.dirtyFields, kept?.seen);
  const found = useFieldConflicts(form);
  const failure = useSaveFailure(form, showFields);
  const forget = () => keptProfile.clear(user.id);

  useRestoredText(kept?.typed, form, showFields);

  const stored = (saved: User) => {
    form.reset(profileForm(saved), keepNothing);
    see(profileForm(saved));
    close();
    forget();
  };
  const { save, saving } = useSaveProfile(user, form, { seen, found, failure, stored });
  const unsaved = part !== null && form.formState.isDirty;
  return {
    form,
    editing: part !== null,
    section: part?.section ?? null,
    saving,
    unsaved,
    firstField: part?.field ?? 'firstName',
    lastField: last,
    edit: (field = 'firstName') => open('all', field),
    editSection: async (section, field) => {
      if (!saving && (!unsaved || (await save()))) open(section, field);
    },
    cancel: () => {
      form.reset(known, keepNothing);
      see(known);
      close();
      forget();
    },
    forget,
    save: async () => {
      await save();
    },
    conflicts: found.conflicts,
    settle: async (values) => {
      await save(see(found.settle(values)));
    },
    leaveConflicts: found.hide,
    failure,
  };
}
