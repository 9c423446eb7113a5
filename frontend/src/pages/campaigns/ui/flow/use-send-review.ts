import { useState } from 'react';
import type { Confirmation, MailProblem } from '@/entities/campaign';
import { heldBack } from '../../model/flow/held-back';

/** The problems that hold emails back, the athlete's confirmations, and the revision of the text that was looked at. `onForget`: called when the text has changed. */
export function useSendReview(revision: number, onForget: () => void) {
  const [confirmed, setConfirmed] = useState<Confirmation[]>([]);
  const [held, setHeld] = useState<MailProblem[]>([]);
  // Another tab may change the text while this one shows the old emails.
  const [seen, setSeen] = useState(revision);
  return {
    confirmed,
    held,
    seen,
    setHeld,
    confirm: (code: string, coachIds: number[]) => setConfirmed((before) => heldBack.confirm(before, code, coachIds)),

    /** Confirmations of the old text do not apply to the new one. */
    forget(present: number): void {
      setHeld([]);
      setConfirmed([]);
      setSeen(present);
      onForget();
    },

    /** The email of one coach has changed. What another tab changed at the same time was not looked at, so Send is refused then. */
    forgetCoach(coachId: number, present: number): void {
      setHeld((before) => before.filter((problem) => problem.coachId !== coachId));
      setConfirmed((before) => before.filter((said) => said.coachId !== coachId));
      setSeen((before) => (present === before + 1 ? present : before));
      onForget();
    },
  };
}
