import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { type MailboxStatus, useGetMailboxPresetsQuery } from '@/entities/athlete';
import { formOf } from '../../model/mailbox/mailbox-form';
import type { SignIn } from '../../model/mailbox/use-sign-in';
import { MicrosoftSignIn } from './microsoft-sign-in';
import { MailboxSignIn } from './mailbox-sign-in';

interface MailboxAgainProps {
  status: MailboxStatus;
  signIn: SignIn;
  submitLabel: string;
  aside: ReactNode;
}

/** A new password, or a new sign-in with Microsoft, for a mailbox that is known: nothing else is asked. */
export function MailboxAgain({ status, signIn, submitLabel, aside }: MailboxAgainProps) {
  const address = status.email ?? '';
  const { data } = useGetMailboxPresetsQuery(address);
  const preset = data?.presets.find(({ provider }) => provider === (status.provider ?? 'other')) ?? null;
  return (
    <>
      <Typography component="strong" sx={{ fontWeight: 640, overflowWrap: 'anywhere' }}>
        {address}
      </Typography>
      {status.signIn === 'oauth' && preset?.available !== false ? (
        <MicrosoftSignIn address={address} preset={preset} signIn={signIn} aside={aside} />
      ) : (
        <MailboxSignIn address={address} preset={preset} start={formOf(status)} signIn={signIn} submitLabel={submitLabel} aside={aside} />
      )}
    </>
  );
}
