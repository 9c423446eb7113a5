import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { useGetGmailStatusQuery, useGetMailboxStatusQuery } from '@/entities/athlete';
import { ErrorState } from '@/shared/ui/error-state';
import { useDisconnectMailbox } from '../../model/mailbox/use-disconnect-mailbox';
import { useSignIn } from '../../model/mailbox/use-sign-in';
import { GmailStatusLine } from '../gmail/gmail-status-line';
import { MailboxConnected } from './mailbox-connected';
import { MailboxReconnect } from './mailbox-reconnect';
import { MailboxSetup } from './mailbox-setup';
import { MailboxSkeleton } from './mailbox-skeleton';
import { SignInChecks } from './sign-in-checks';

interface MailboxSettingsProps {
  /** Called once this card and the Gmail card above it have their height. */
  onLoaded: () => void;
}

/** The state of the athlete's mailbox, and what can be done about it. */
export function MailboxSettings({ onLoaded }: MailboxSettingsProps) {
  const { data: status, error, refetch } = useGetMailboxStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: gmail } = useGetGmailStatusQuery();
  const loaded = status !== undefined && gmail !== undefined;
  useEffect(() => {
    if (loaded) onLoaded();
  }, [loaded, onLoaded]);
  const signIn = useSignIn();
  const ending = useDisconnectMailbox(status?.signIn, signIn.reset);
  if (status === undefined) {
    if (error === undefined) return <MailboxSkeleton />;
    return <ErrorState title="Your mailbox could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  const { state } = status;
  // Once connected, the card itself lists what works.
  const settled = state === 'connected' && signIn.check.kind === 'done';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <GmailStatusLine state={state} />
      <SignInChecks check={settled ? { kind: 'idle' } : signIn.check} />
      {state === 'connected' && <MailboxConnected status={status} signIn={signIn} {...ending} />}
      {state === 'needs_reconnect' && <MailboxReconnect status={status} signIn={signIn} {...ending} />}
      {state === 'not_connected' && <MailboxSetup signIn={signIn} />}
    </Box>
  );
}
