import { useEffect, useEffectEvent, useRef } from 'react';
import { asApiError } from '@/shared/api';
import { useIsOffline } from '@/shared/lib/connection';

/** Whether the failure is only due to a missing connection; retries once the connection is back. */
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
