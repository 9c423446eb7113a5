import { useEffect, useState } from 'react';
import { watchPage } from '@/shared/routes';

/** Typing waits this long before it reaches the address: browsers refuse more than some 100 changes in 30 s. */
const addressAfterMs = 250;

export interface TalkSearch {
  typed: string;
  type: (text: string) => void;
  /** What is looked for once the typing has come to rest. */
  ahead: string;
}

/** The text of the search field: it runs ahead of the address, and follows when the address is changed from elsewhere. */
export function useTalkSearch(kept: string, write: (search: string) => void): TalkSearch {
  const [typed, type] = useState(kept);
  const [address, setAddress] = useState({ seen: kept, sent: kept });
  if (kept !== address.seen) {
    setAddress({ seen: kept, sent: kept });
    if (kept !== address.sent) type(kept);
  }
  const ahead = typed.trim();
  useEffect(() => {
    if (ahead === kept) return undefined;
    const isStillHere = watchPage();
    const timer = setTimeout(() => {
      // Else it would take the athlete back from the page whose link was pressed in the meantime.
      if (!isStillHere()) return;
      setAddress({ seen: kept, sent: ahead });
      write(ahead);
    }, addressAfterMs);
    return () => clearTimeout(timer);
  }, [ahead, kept, write]);
  return { typed, type, ahead };
}
