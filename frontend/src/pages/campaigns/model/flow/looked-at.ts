import type { MailPreview } from '@/entities/campaign';

/** What a coach would read. */
export type EmailText = Pick<MailPreview, 'subject' | 'text'>;

/** The state of the emails that the athlete looked at, by coach. */
export interface LookedAt {
  /** As it was last on the screen. */
  letters: ReadonlyMap<number, EmailText>;
  /** Coaches whose email is another one now, or may be. */
  stale: ReadonlySet<number>;
  /** What was on the screen before the present text was: the difference is marked. */
  before: ReadonlyMap<number, EmailText>;
}

const isSame = (a: EmailText, b: EmailText) => a.subject === b.subject && a.text === b.text;

function without<T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> {
  const next = new Set(set);
  next.delete(value);
  return next;
}

/** Pure functions for emails that were looked at. An email counts as looked at only while it is still the same. */
export const lookedAt = {
  nothing: { letters: new Map(), stale: new Set(), before: new Map() } as LookedAt,

  /** The email is on the screen. */
  shown(state: LookedAt, coachId: number, email: EmailText): LookedAt {
    const last = state.letters.get(coachId);
    const changed = last !== undefined && !isSame(last, email);
    if (last !== undefined && !changed && !state.stale.has(coachId)) return state;
    return {
      letters: new Map(state.letters).set(coachId, email),
      stale: without(state.stale, coachId),
      before: changed ? new Map(state.before).set(coachId, last) : state.before,
    };
  },

  /** Compares with the server's current email. */
  checked(state: LookedAt, coachId: number, email: EmailText): LookedAt {
    const last = state.letters.get(coachId);
    if (last === undefined || isSame(last, email) !== state.stale.has(coachId)) return state;
    return { ...state, stale: isSame(last, email) ? without(state.stale, coachId) : new Set(state.stale).add(coachId) };
  },

  /** The campaign is another one: each email has to be compared again. */
  unsure: (state: LookedAt): LookedAt => ({ ...state, stale: new Set(state.letters.keys()) }),

  /** Coaches whose present email was on the screen. */
  done: ({ letters, stale }: LookedAt): ReadonlySet<number> => new Set([...letters.keys()].filter((id) => !stale.has(id))),
};
