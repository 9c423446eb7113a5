import { sharedCoachOf, type CoachDraft, type SharedCoach } from '../../directory/domain/shared-coach.js';
import { CorrectionOutdated } from './correction-errors.js';
import type { CorrectionKind, ProposedCoach } from './correction.js';

/** The part of a correction with the requested change. */
export interface CorrectionOrder {
  /** The name the coach had when it was proposed; null when it never was about one. */
  coachName: string | null;
  kind: CorrectionKind;
  proposed: ProposedCoach;
}

export type DirectoryChange =
  | { kind: 'none' }
  | { kind: 'add'; coach: SharedCoach }
  | { kind: 'update'; coachId: number; coach: SharedCoach }
  | { kind: 'remove'; coachId: number };

/**
 * Returns what accepting a correction does to the shared directory. `present`: the coach it is about as stored now, null
 * when there is none. Throws CorrectionOutdated when that coach is gone, InvalidEntry.
 */
export function directoryChangeOf(
  { kind, coachName, proposed }: CorrectionOrder,
  present: (CoachDraft & { id: number }) | null,
): DirectoryChange {
  if (kind === 'new_contact') return { kind: 'add', coach: sharedCoachOf({ ...proposed, name: proposed.name ?? '' }) };
  const isOnlyNote = coachName === null || Object.keys(proposed).length === 0;
  if (kind === 'other' && isOnlyNote) return { kind: 'none' };
  if (present === null) throw new CorrectionOutdated();
  if (kind === 'left') return { kind: 'remove', coachId: present.id };
  return { kind: 'update', coachId: present.id, coach: corrected(present, kind, proposed) };
}

function corrected(present: CoachDraft, kind: CorrectionKind, proposed: ProposedCoach): SharedCoach {
  // A wrong address without a replacement is removed, so that no email is sent to it again.
  const email = proposed.email ?? (kind === 'wrong_address' ? null : present.email);
  return sharedCoachOf({ ...present, ...proposed, email });
}
