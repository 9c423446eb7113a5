import { type SubmitEvent, useId, useState } from 'react';
import Close from '@mui/icons-material/Close';
import Key from '@mui/icons-material/Key';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { endedSession } from '@/entities/athlete';
import { useAskToConfirmMutation, useGetSecurityQuery } from '@/entities/security';
import { type DeletionPreview, errorText } from '@/shared/api';
import { deviceOwner } from '@/shared/lib/device-store';
import { countOf, countText } from '@/shared/lib/figures';
import { askPasskey, hasPasskeys } from '@/shared/lib/passkeys';
import { paths } from '@/shared/routes';
import { ErrorState } from '@/shared/ui/error-state';
import { PasswordInput } from '@/shared/ui/password-input';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useDeleteAccountMutation, usePreviewDeletionQuery } from '../api/own-data-api';

interface DeleteAccountDialogProps {
  onClose: () => void;
  /** Opens an address with a full page load, so that no account data stays in memory. */
  goTo?: (address: string) => void;
}

const sorry = 'Your account was not deleted. Please try again.';

const leave = (address: string) => window.location.replace(address);

/** Also clears unsaved texts and seen marks of the athlete; if storage is blocked, there are none. */
async function forgetOnThisDevice(): Promise<void> {
  await deviceOwner.signOut();
  endedSession.forget();
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {
    // Nothing is stored where storing is not allowed.
  }
}

function WhatGoes({ preview: { items, waitingEmails, hasGmail } }: { preview: DeletionPreview }) {
  const lines = items.map(({ label, count }) => `${label}: ${countText(count)}`);
  if (hasGmail) lines.push('Access to your Gmail, also at Google');
  return (
    <>
      {waitingEmails > 0 && (
        <Alert severity="warning">{countOf(waitingEmails, 'email is', 'emails are')} waiting and will not be sent.</Alert>
      )}
      <Box component="ul" aria-label="What is deleted" sx={{ display: 'grid', gap: 1, m: 0, p: 0 }}>
        {['Your account', ...lines].map((line) => (
          <Box key={line} component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', listStyle: 'none' }}>
            <Close color="error" fontSize="small" aria-hidden />
            <span>{line}</span>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** The password or a passkey, what is wrong with it, and the deletion itself. */
function useDeletion(goTo: (address: string) => void) {
  const [remove, { isLoading, isSuccess }] = useDeleteAccountMutation();
  const [ask, asking] = useAskToConfirmMutation();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const pending = isLoading || isSuccess || asking.isLoading;

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setFailure(password === '' ? 'Please enter your password.' : null);
    if (password !== '' && !pending) await removeWith({ password });
  }

  async function withPasskey(): Promise<void> {
    setFailure(null);
    const { data, error } = await ask();
    if (data === undefined) return setFailure(errorText(error, sorry));
    const asked = await askPasskey(data.options);
    if ('answer' in asked) await removeWith({ passkey: asked.answer });
    else setFailure(asked.failure);
  }

  async function removeWith(shown: { password: string } | { passkey: string }): Promise<void> {
    const { data, error } = await remove(shown);
    if (data === undefined) return setFailure(errorText(error, sorry));
    await forgetOnThisDevice();
    goTo(paths.accountDeletedWith(data.receiptToken));
  }

  return { password, setPassword, failure, pending, submit, withPasskey };
}

/** What will be deleted, or why it cannot be shown. */
function Preview() {
  const { data, error, refetch } = usePreviewDeletionQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data !== undefined) return <WhatGoes preview={data} />;
  if (error === undefined) return <SkeletonList rows={4} rowHeight={28} label="Loading what is deleted" />;
  return <ErrorState title="We couldn't load what is deleted" error={error} onRetry={() => void refetch()} />;
}

/** Shows what will be deleted, asks for the password or a passkey, deletes, and opens the receipt. */
export function DeleteAccountDialog({ onClose, goTo = leave }: DeleteAccountDialogProps) {
  const formId = useId();
  const { password, setPassword, failure, pending, submit, withPasskey } = useDeletion(goTo);
  const { data: security } = useGetSecurityQuery(undefined, { refetchOnMountOrArgChange: true });
  const takesPasskey = hasPasskeys() && (security?.passkeys.length ?? 0) > 0;
  return (
    <ResponsiveDialog
      open
      title="Delete your account?"
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            Keep account
          </Button>
          <Button type="submit" form={formId} variant="contained" color="error" disabled={pending}>
            {pending ? 'Deleting...' : 'Delete account'}
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
        <Typography>This can't be undone. Coaches keep the emails they already have.</Typography>
        <Preview />
        <PasswordInput
          label="Your password"
          name="password"
          value={password}
          autoComplete="current-password"
          error={failure ?? undefined}
          hint="You get a receipt for 24 hours."
          onChange={setPassword}
        />
        {takesPasskey && (
          <Button variant="outlined" color="error" startIcon={<Key />} disabled={pending} onClick={() => void withPasskey()}>
            Delete with a passkey instead
          </Button>
        )}
      </Box>
    </ResponsiveDialog>
  );
}
