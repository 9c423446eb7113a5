import { useCallback, useMemo, useState } from 'react';
import { type EmailText, type LookedAt, lookedAt } from '../../../model/flow/looked-at';

/** Which coaches' emails were on the screen, and what changed in them since. `start`: what is known from before a reload. */
export function useReadEmails(start: () => LookedAt = () => lookedAt.nothing) {
  const [state, setState] = useState(start);
  return {
    state,
    /** Coaches whose present email was on the screen. */
    read: useMemo(() => lookedAt.done(state), [state]),
    /** Coaches whose email changed, or may have, since it was on the screen. */
    stale: state.stale,
    /** What was on the screen before the present text. */
    before: state.before,
    onRead: useCallback((coachId: number, email: EmailText) => setState((known) => lookedAt.shown(known, coachId, email)), []),
    onChecked: useCallback((coachId: number, email: EmailText) => setState((known) => lookedAt.checked(known, coachId, email)), []),
    /** The campaign is another one. */
    lookAgain: useCallback(() => setState(lookedAt.unsure), []),
  };
}

export type ReadEmails = ReturnType<typeof useReadEmails>;
