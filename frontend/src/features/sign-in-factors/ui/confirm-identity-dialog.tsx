import { useState } from 'react';
import Key from '@mui/icons-material/Key';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAskToConfirmMutation, useConfirmIdentityMutation, useGetSecurityQuery } from '@/entities/security';
import { errorText } from '@/shared/api';
import { askPasskey, hasPasskeys } from '@/shared/lib/passkeys';
import { FormDialog } from '@/shared/ui/form-dialog';
import { PasswordInput } from '@/shared/ui/password-input';

interface ConfirmIdentityDialogProps {
  onDone: () => void;
  onClose: () => void;
}

/** The calls, and what went wrong with the last one. */
function useIdentity(onDone: () => void) {
  const [ask, asking] = useAskToConfirmMutation();
  const [confirm, confirming] = useConfirmIdentityMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function show(shown: { password: string } | { passkey: string }): Promise<void> {
    const { error } = await confirm(shown);
    if (error === undefined) onDone();
    else setFailure(errorText(error, 'This did not work. Please try again.'));
  }

  async function withPasskey(): Promise<void> {
    setFailure(null);
    const { data, error } = await ask();
    if (data === undefined) return setFailure(errorText(error, 'This did not work. Please try again.'));
    const asked = await askPasskey(data.options);
    if ('answer' in asked) await show({ passkey: asked.answer });
    else setFailure(asked.failure);
  }

  return { failure, setFailure, show, withPasskey, pending: asking.isLoading || confirming.isLoading };
}

/** Asks for a proof of identity when the session has been open for a while. */
export function ConfirmIdentityDialog({ onDone, onClose }: ConfirmIdentityDialogProps) {
  const { data: security } = useGetSecurityQuery();
  const [password, setPassword] = useState('');
  const { failure, setFailure, show, withPasskey, pending } = useIdentity(onDone);
  const takesPasskey = hasPasskeys() && (security?.passkeys.length ?? 0) > 0;
  return (
    <FormDialog
      title="Is it you?"
      maxWidth="xs"
      submitLabel="Continue"
      pendingLabel="Checking..."
      pending={pending}
      onSubmit={() => (password === '' ? setFailure('Please enter your password.') : void show({ password }))}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">
          You signed in a while ago. Confirm that it is still you before you change how you sign in.
        </Typography>
        <PasswordInput
          label="Your password"
          name="password"
          value={password}
          autoComplete="current-password"
          error={failure ?? undefined}
          onChange={setPassword}
        />
        {takesPasskey && (
          <Button variant="outlined" color="inherit" startIcon={<Key />} disabled={pending} onClick={() => void withPasskey()}>
            Use a passkey instead
          </Button>
        )}
      </Box>
    </FormDialog>
  );
}
