import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { endedSession, sessionApi } from '@/entities/athlete';
import { useToast } from '@/shared/ui/toast';
import type { sessionWatch } from './session-watch';

interface LostSessionProps {
  /** Leaves the app for an address of the server. */
  goTo?: (address: string) => void;
}

type WatchState = Record<typeof sessionWatch.name, ReturnType<typeof sessionWatch.reducer>>;

const leaveAfterMs = 500;

const leave = (address: string) => window.location.assign(address);

/** The session ended while the app was open: says so, then leads to the sign-in. Where a second factor is owed, the user is read again. */
export function LostSession({ goTo = leave }: LostSessionProps) {
  const lost = useSelector((state: WatchState) => state.sessionWatch.lost);
  const owes = useSelector((state: WatchState) => state.sessionWatch.owes);
  const dispatch = useDispatch();
  const toast = useToast();
  useEffect(() => {
    // The user says what is owed, and the routes lead there.
    if (owes > 0) dispatch(sessionApi.util.invalidateTags(['User']));
  }, [owes, dispatch]);
  useEffect(() => {
    if (!lost) return undefined;
    endedSession.end();
    toast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'destructive',
    });
    const timer = setTimeout(() => goTo('/api/login'), leaveAfterMs);
    return () => clearTimeout(timer);
  }, [lost, toast, goTo]);
  return null;
}
