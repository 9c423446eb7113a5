import { useEffect, useRef, useState } from 'react';

/** Which email of the review is open, and whose row the list shows when it comes back: on a phone the two take turns. */
export function useOpenEmail() {
  const [openId, setOpenId] = useState<number | null>(null);
  const [leftId, setLeftId] = useState<number | null>(null);
  const place = useRef<HTMLDivElement>(null);

  // Below a long email, or far down the list, the next one would open in its middle.
  useEffect(() => {
    if (openId !== null) place.current?.scrollIntoView({ block: 'start' });
  }, [openId]);

  function back(): void {
    setLeftId(openId);
    setOpenId(null);
  }
  return { openId, leftId, place, open: setOpenId, back };
}
