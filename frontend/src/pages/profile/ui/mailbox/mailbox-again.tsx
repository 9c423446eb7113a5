import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { type MailboxStatus, useGetMailboxPresetsQuery } from '@/entities/athlete';
import { formOf } from '../../model/mailbox/mailbox-form';
import type { SignIn } from '../../model/mailbox/use-sign-in';
import { MailboxSignIn } from './mailbox-sign-in';

interface MailboxAgainProps {
  status: MailboxStatus;
  signIn: SignIn;
  submitLabel: string;
  aside: ReactNode;
}

/** A new password for a mailbox that is known: nothing else is asked. */
export function MailboxAgain({ status, ...rest }: MailboxAgainProps) {
  const address = status.email ?? '';
  const { data } = useGetMailboxPresetsQuery(address);
  const preset = data?.presets.find(({ provider }) => provider === (status.provider ?? 'other')) ?? null;
  return (
    <>
      <Typography component="strong" sx={{ fontWeight: 640, overflowWrap: 'anywhere' }}>
        {address}
      </Typography>
      <MailboxSignIn address={address} preset={preset} start={formOf(status)} {...rest} />
    </>
  );
}
