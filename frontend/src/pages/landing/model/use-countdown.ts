import { useEffect, useState } from 'react';

const secondMs = 1000;

/** Counts whole seconds down to 0. Returns what is left, null before the first start, and the function that starts it. */
export function useCountdown(): [left: number | null, start: (seconds: number | null) => void] {
  const [end, setEnd] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const left = end === null ? null : Math.max(0, Math.ceil((end - now) / secondMs));
  const isRunning = left !== null && left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  function start(seconds: number | null): void {
    const began = Date.now();
    setNow(began);
    setEnd(seconds === null ? null : began + seconds * secondMs);
  }
  return [left, start];
}
