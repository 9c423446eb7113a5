import type { Recipient } from '@/entities/campaign';

export type CheckState = 'all' | 'some' | 'none';

/** Who is picked together with others: coaches who are put aside are picked one by one only. */
const isOpen = ({ selectable, standing }: Recipient): boolean => selectable && standing.aside === null;

/** Pure steps on the set of picked coaches. Coaches who cannot be written to are never in it. */
export const selection = {
  /** How many of these are picked, among those that can be. */
  stateOf(recipients: readonly Recipient[], picked: ReadonlySet<number>): CheckState {
    const open = recipients.filter(isOpen);
    const count = open.filter(({ coachId }) => picked.has(coachId)).length;
    if (count === 0) return 'none';
    return count === open.length ? 'all' : 'some';
  },

  toggle(picked: ReadonlySet<number>, { coachId, selectable }: Recipient): ReadonlySet<number> {
    const next = new Set(picked);
    if (!next.delete(coachId) && selectable) next.add(coachId);
    return next;
  },

  /** Picks all of these, or drops them all when they were all picked. */
  toggleAll(picked: ReadonlySet<number>, recipients: readonly Recipient[]): ReadonlySet<number> {
    const next = new Set(picked);
    const drop = selection.stateOf(recipients, picked) === 'all';
    for (const recipient of recipients) {
      if (drop) next.delete(recipient.coachId);
      else if (isOpen(recipient)) next.add(recipient.coachId);
    }
    return next;
  },

  isOpen,

  /** The requested coaches who are not put aside. */
  start(recipients: readonly Recipient[], asked: readonly number[]): ReadonlySet<number> {
    const aside = new Set(recipients.filter(({ standing }) => standing.aside !== null).map(({ coachId }) => coachId));
    return new Set(asked.filter((id) => !aside.has(id)));
  },

  ids: (recipients: readonly Recipient[]): ReadonlySet<number> => new Set(recipients.map(({ coachId }) => coachId)),

  /** The picked coaches in the order of the list, without those who are no longer in it. */
  chosen(recipients: readonly Recipient[], picked: ReadonlySet<number>): Recipient[] {
    return recipients.filter(({ coachId, selectable }) => selectable && picked.has(coachId));
  },
};
