import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { SignInCheck } from '../../model/mailbox/sign-in-check';

interface SignInFailureProps {
  check: Extract<SignInCheck, { kind: 'failed' }>;
}

const titles = { imap: 'Recruit could not sign in to read', smtp: 'Recruit could not sign in to send' };

/** Why the mailbox was not connected: which part, what the server said, the likely reason. It takes the focus. */
export function SignInFailure({ check: { part, message, saved } }: SignInFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [message, part]);
  return (
    <Alert ref={place} tabIndex={-1} severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere', outline: 'none' }}>
      <AlertTitle>{part === null ? 'Not connected' : titles[part]}</AlertTitle>
      {message} {saved === 'no' && 'Nothing was saved.'}
    </Alert>
  );
}
