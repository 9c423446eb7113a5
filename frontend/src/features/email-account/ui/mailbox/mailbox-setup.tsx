import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { useGetGmailStatusQuery, useLazyGetMailboxPresetsQuery, useOwnEmail } from '@/entities/athlete';
import { errorText, type MailboxPresetsView } from '@/shared/api';
import type { SignIn } from '../../model/mailbox/use-sign-in';
import { GmailFirst } from './gmail-first';
import { MailboxAddress } from './mailbox-address';
import { MailboxProvider } from './mailbox-provider';

interface MailboxSetupProps {
  signIn: SignIn;
}

/** Connecting a mailbox: the address, then the password. */
export function MailboxSetup({ signIn }: MailboxSetupProps) {
  const { data: gmail } = useGetGmailStatusQuery();
  const [look, { isFetching, error }] = useLazyGetMailboxPresetsQuery();
  const [address, setAddress] = useState(useOwnEmail());
  const [found, setFound] = useState<MailboxPresetsView | null>(null);
  if (gmail?.state === 'connected' || gmail?.state === 'needs_reconnect') return <GmailFirst address={gmail.email ?? gmail.lostEmail} />;

  async function choose(email: string): Promise<void> {
    setAddress(email);
    const { data } = await look(email);
    setFound(data ?? null);
  }

  function changeAddress(): void {
    setFound(null);
    signIn.reset();
  }

  if (found !== null) return <MailboxProvider address={address} found={found} signIn={signIn} onChangeAddress={changeAddress} />;
  const failure = error === undefined || isFetching ? null : errorText(error, 'Your provider could not be looked up. Please try again.');
  return (
    <>
      <Typography color="textSecondary">
        Gmail, Yahoo, iCloud, or the mailbox of your school or club. Recruit sends your emails from it and shows you who replied.
      </Typography>
      <MailboxAddress address={address} loading={isFetching} failure={failure} onAddress={(email) => void choose(email)} />
    </>
  );
}
