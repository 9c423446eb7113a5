import { useEffect, useRef, useState } from 'react';

/** The open email of the review, and the row that the list shows when it reappears: a phone shows only one of both. */
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
