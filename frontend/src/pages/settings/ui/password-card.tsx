import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { useChangePasswordMutation } from '@/entities/athlete';
import { type NewPassword, NewPasswordForm } from '@/features/new-password';
import { errorText } from '@/shared/api';
import { SectionCard } from '@/shared/ui/section-card';
import { useToast } from '@/shared/ui/toast';

/** Stores the password; `failure` is the error message if that failed. */
function useSavePassword() {
  const toast = useToast();
  const [change, { isLoading }] = useChangePasswordMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function save({ current = '', next }: NewPassword): Promise<boolean> {
    setFailure(null);
    const { error } = await change({ currentPassword: current, newPassword: next });
    if (error !== undefined) {
      setFailure(errorText(error, 'The password could not be saved. Please try again.'));
      return false;
    }
    toast({ title: 'Password changed', description: 'Every other device is signed out.' });
    return true;
  }

  return { save, failure, isLoading };
}

/** A new password; it signs out every other device. */
export function PasswordCard() {
  const { save, failure, isLoading } = useSavePassword();
  return (
    <SectionCard title="Password">
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch', mb: 1.5 }}>
        A new password signs out every other device.
      </Typography>
      <NewPasswordForm
        asksCurrent
        label="Change password"
        submitLabel="Change password"
        pendingLabel="Saving..."
        pending={isLoading}
        failure={failure}
        onSubmit={save}
      />
    </SectionCard>
  );
}
