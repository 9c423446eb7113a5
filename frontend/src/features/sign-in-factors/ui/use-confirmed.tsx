import { type ReactNode, useState } from 'react';
import { isStale } from '../model/is-stale';
import { ConfirmIdentityDialog } from './confirm-identity-dialog';

interface Waiting {
  retry: () => void;
  cancel: () => void;
}

/** Runs `work`, and again after the password or a passkey if the server asks for it; null when that was cancelled. */
export type RunConfirmed = <R extends { error?: unknown }>(work: () => Promise<R>) => Promise<R | null>;

/** For changes to how an account is signed in to; `dialog` must be rendered. */
export function useConfirmed(): { run: RunConfirmed; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const run: RunConfirmed = async (work) => {
    const first = await work();
    if (!isStale(first.error)) return first;
    return new Promise((resolve) => {
      const settle = (result: ReturnType<typeof work> | null) => {
        setWaiting(null);
        resolve(result);
      };
      setWaiting({ retry: () => settle(work()), cancel: () => settle(null) });
    });
  };

  const dialog = waiting && <ConfirmIdentityDialog onDone={waiting.retry} onClose={waiting.cancel} />;
  return { run, dialog };
}
