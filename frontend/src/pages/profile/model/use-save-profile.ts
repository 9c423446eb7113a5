import type { UseFormReturn } from 'react-hook-form';
import { type User, useUpdateUserMutation } from '@/entities/athlete';
import { asApiError } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import type { useFieldConflicts } from './conflicts/use-field-conflicts';
import { keptProfile } from './kept-profile';
import { profileChanges } from './profile-changes';
import type { ProfileForm } from './profile-form';
import type { SaveFailure } from './use-save-failure';

interface SaveParts {
  /** The stored values that the athlete saw. */
  seen: ProfileForm;
  found: ReturnType<typeof useFieldConflicts>;
  failure: SaveFailure;
  stored: (saved: User) => void;
}

/** Saves the changed values. If that fails, they are kept in this tab and the conflict or error is shown. */
export function useSaveProfile(user: User, form: UseFormReturn<ProfileForm>, { seen, found, failure, stored }: SaveParts) {
  const [update, { isLoading }] = useUpdateUserMutation();
  const toast = useToast();

  async function send(typed: ProfileForm, over: ProfileForm): Promise<boolean> {
    try {
      stored(await update(profileChanges(typed, user, over)).unwrap());
      toast({ title: 'Profile Updated', description: 'Your athlete profile has been successfully updated.' });
      return true;
    } catch (error) {
      keptProfile.put(user.id, over, typed);
      // The app reports an ended session itself, and leads to the sign-in.
      if (!found.show(error, typed) && asApiError(error)?.status !== 401) failure.show(error, typed);
      return false;
    }
  }

  /** Whether it is stored; `over`: other values than those that were seen first. */
  async function save(over = seen): Promise<boolean> {
    let isStored = false;
    await form.handleSubmit(async (text) => {
      isStored = await send(text, over);
    })();
    return isStored;
  }
  return { save, saving: isLoading };
}
