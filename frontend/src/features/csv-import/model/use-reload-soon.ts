import { useCallback, useEffect, useState } from 'react';

/** Time for the words of success to be seen before the page loads again. */
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
