import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type User, useUpdateUserMutation } from '@/entities/athlete';
import { asApiError, errorText } from '@/shared/api';
import { applyServerErrors } from '@/shared/ui/form-field';
import { useToast } from '@/shared/ui/toast';
import { keptProfile } from './kept-profile';
import { profileChanges } from './profile-changes';
import { type ProfileForm, profileForm } from './profile-form';

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
  const forget = () => keptProfile.clear(user.id);

  const bringBack = useEffectEvent((typed: Partial<ProfileForm>) => {
    for (const [name, text] of Object.entries(typed)) {
      form.setValue(name as keyof ProfileForm, text, { shouldDirty: true });
    }
    showFields();
    toast({ title: 'Your Changes Are Back', description: 'They are not saved yet. Check them and press Save Changes.' });
  });
  useEffect(() => {
    if (kept !== null) bringBack(kept);
  }, [kept]);

  async function send(typed: ProfileForm): Promise<void> {
    try {
      const saved = await update(profileChanges(typed, user)).unwrap();
      form.reset(profileForm(saved), keepNothing);
      setFirstField(null);
      forget();
      toast({ title: 'Profile Updated', description: 'Your athlete profile has been successfully updated.' });
    } catch (error) {
      keptProfile.put(user.id, known, typed);
      // The app says so itself, and leads to the sign-in.
      if (asApiError(error)?.status === 401) return;
      const fields = Object.keys(known) as (keyof ProfileForm)[];
      if (applyServerErrors(error, fields, form.setError)) showFields();
      const description = errorText(error, 'Your profile could not be saved. Please try again.');
      toast({ title: 'Update Failed', description, variant: 'destructive' });
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
      setFirstField(null);
      forget();
    },
    forget,
    save: () => form.handleSubmit(send)(),
  };
}
