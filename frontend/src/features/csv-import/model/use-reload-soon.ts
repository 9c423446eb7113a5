import { useCallback, useEffect, useState } from 'react';

/** Delay before the reload, so that the success message can be read. */
const reloadAfterMs = 2000;

/** Whether `reload` is about to be called, and how to bring that about. */
export function useReloadSoon(reload: (() => void) | null): [boolean, () => void] {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!waiting || reload === null) return undefined;
    const timer = setTimeout(reload, reloadAfterMs);
    return () => clearTimeout(timer);
  }, [waiting, reload]);
  return [waiting, useCallback(() => setWaiting(true), [])];
}
