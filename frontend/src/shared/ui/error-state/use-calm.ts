import { useEffect, useEffectEvent, useRef } from 'react';
import { asApiError } from '@/shared/api';
import { useIsOffline } from '@/shared/lib/connection';

/** Whether it failed for want of a connection, and nothing is wrong; asks again once there is one. */
export function useCalm(error: unknown, onRetry: (() => void) | undefined): boolean {
  const isOffline = useIsOffline();
  const isCalm = isOffline && asApiError(error)?.problem === null;
  const wasCalm = useRef(false);
  const askAgain = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (wasCalm.current && !isOffline) askAgain();
    wasCalm.current = isCalm;
  }, [isCalm, isOffline]);
  return isCalm;
}
