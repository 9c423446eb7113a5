import { useState } from 'react';
import { endedSession, useLogoutMutation } from '@/entities/athlete';
import { deviceChanges, deviceOwner } from '@/shared/lib/device-store';

interface SignOut {
  isLoading: boolean;
  /** How many changes would be lost; null while there is nothing to decide. */
  unsent: number | null;
  /** Asks for confirmation first when changes are waiting on this device. */
  start: () => Promise<void>;
  /** Signs out all the same. */
  go: () => Promise<void>;
  stay: () => void;
}

/** Ends the session and removes everything of this person from the device. `onFailed`: they are still signed in. */
export function useSignOut(onFailed: (error: unknown) => void): SignOut {
  const [logout, { isLoading }] = useLogoutMutation();
  const [unsent, setUnsent] = useState<number | null>(null);

  async function go(): Promise<void> {
    setUnsent(null);
    try {
      await logout().unwrap();
    } catch (error) {
      onFailed(error);
      return;
    }
    await deviceOwner.signOut();
    endedSession.forget();
    window.location.reload();
  }

  async function start(): Promise<void> {
    const waiting = (await deviceChanges.list()).length;
    if (waiting === 0) await go();
    else setUnsent(waiting);
  }

  return { isLoading, unsent, start, go, stay: () => setUnsent(null) };
}
