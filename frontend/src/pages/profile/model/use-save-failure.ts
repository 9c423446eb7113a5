import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { asApiError, errorText } from '@/shared/api';
import { applyServerErrors } from '@/shared/ui/form-field';
import { useToast } from '@/shared/ui/toast';
import type { ProfileForm } from './profile-form';

export interface SaveFailure {
  /** The birth date that the server refused as under 13; null: none. */
  underAge: string | null;
  leaveUnderAge: () => void;
  /** Marks the refused fields and shows the error. */
  show: (error: unknown, typed: ProfileForm) => void;
}

const failed = 'Your profile could not be saved. Please try again.';

/** What is shown when a save of the profile is refused. */
export function useSaveFailure(form: UseFormReturn<ProfileForm>, showFields: () => void): SaveFailure {
  const [underAge, setUnderAge] = useState<string | null>(null);
  const toast = useToast();

  return {
    underAge,
    leaveUnderAge: () => setUnderAge(null),
    show: (error, typed) => {
      if (asApiError(error)?.problem?.code === 'under_13') setUnderAge(typed.birthdate);
      if (applyServerErrors(error, Object.keys(typed) as (keyof ProfileForm)[], form.setError)) showFields();
      toast({ title: 'Update Failed', description: errorText(error, failed), variant: 'destructive' });
    },
  };
}
