import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { endedSession, sessionApi } from '@/entities/athlete';
import { useToast } from '@/shared/ui/toast';
import type { sessionWatch } from './session-watch';

interface LostSessionProps {
  /** Leaves the app and opens an address of the server. */
  goTo?: (address: string) => void;
}

type WatchState = Record<typeof sessionWatch.name, ReturnType<typeof sessionWatch.reducer>>;

const leaveAfterMs = 500;

const leave = (address: string) => window.location.assign(address);

/** When the session ended while the app was open: shows a message, then opens the sign-in. When a second factor is required, the user is reloaded. */
export function LostSession({ goTo = leave }: LostSessionProps) {
  const lost = useSelector((state: WatchState) => state.sessionWatch.lost);
  const owes = useSelector((state: WatchState) => state.sessionWatch.owes);
  const dispatch = useDispatch();
  const toast = useToast();
  useEffect(() => {
    // The user data contains the required factor, and the routes lead to it.
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
