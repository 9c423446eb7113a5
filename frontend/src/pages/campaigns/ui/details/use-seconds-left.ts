import { useEffect, useState } from 'react';
import { useGetClockOffsetQuery } from '../../api/server-clock-api';
import { secondsLeft } from '../../model/details/seconds-left';

/** Checks the clock four times for each second shown, so that none is skipped. */
const tick = 250;

/** Seconds until `leavesAt` by the server's clock, counting down. */
export function useSecondsLeft(leavesAt: string | null): number {
  const { data: offset = 0 } = useGetClockOffsetQuery();
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(leavesAt, now, offset);
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
