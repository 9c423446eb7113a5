import { useCallback, useState } from 'react';

/** Which coaches' emails were on the screen. */
export function useReadEmails() {
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  return {
    read,
    onRead: useCallback((coachId: number) => setRead((before) => new Set(before).add(coachId)), []),
    /** The text is another one: nothing of it was read. */
    forgetRead: () => setRead(new Set()),
  };
}
