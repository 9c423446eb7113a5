import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useToast } from '@/shared/ui/toast';
import type { ProfileForm } from './profile-form';

/** Puts what was typed before a reload into the form again, once, and says so; nothing when `typed` is undefined. */
export function useRestoredText(
  typed: Partial<ProfileForm> | undefined,
  form: Pick<UseFormReturn<ProfileForm>, 'setValue'>,
  showFields: () => void,
): void {
  const toast = useToast();
  const bringBack = useEffectEvent((texts: Partial<ProfileForm>) => {
    for (const [name, text] of Object.entries(texts)) {
      form.setValue(name as keyof ProfileForm, text, { shouldDirty: true });
    }
    showFields();
    toast({ title: 'Your Changes Are Back', description: 'They are not saved yet. Check them and press Save Changes.' });
  });
  useEffect(() => {
    if (typed !== undefined) bringBack(typed);
  }, [typed]);
}
