import { useState } from 'react';
import { useConnectMailbox, useMailboxChanged } from '@/entities/athlete';
import type { ConnectMailboxRequest } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { failedCheck, type SignInCheck } from './sign-in-check';
import { type MicrosoftConnecting, useConnectMicrosoft } from './use-connect-microsoft';

export interface SignIn {
  check: SignInCheck;
  /** Tries both sign-ins. Returns why it failed, else null. */
  connect: (request: ConnectMailboxRequest) => Promise<unknown>;
  /** Forgets how the last try ended. */
  reset: () => void;
  /** The way by Microsoft's own sign-in. */
  microsoft: MicrosoftConnecting;
}

/** The try to connect a mailbox, and how it is going. */
export function useSignIn(): SignIn {
  const toast = useToast();
  const send = useConnectMailbox();
  const [check, setCheck] = useState<SignInCheck>({ kind: 'idle' });

  async function connect(request: ConnectMailboxRequest): Promise<unknown> {
    setCheck({ kind: 'checking' });
    try {
      const { email } = await send(request);
      setCheck({ kind: 'done' });
      toast({ title: 'Mailbox Connected', description: `Your emails to coaches are now sent from ${email}.` });
      return null;
    } catch (error) {
      setCheck(failedCheck(error));
      return error;
    }
  }

  const onChanged = useMailboxChanged();
  const microsoft = useConnectMicrosoft({ onCheck: setCheck, onChanged });
  return { check, connect, reset: () => setCheck({ kind: 'idle' }), microsoft };
}
