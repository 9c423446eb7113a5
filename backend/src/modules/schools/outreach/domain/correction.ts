import { InvalidEntry } from '../../directory/domain/invalid-entry.js';
import { lineOfText } from '../../directory/domain/line-of-text.js';
import { sharedCoachOf } from '../../directory/domain/shared-coach.js';
import { CorrectionDecided, TooManyCorrections } from './correction-errors.js';

export type CorrectionKind = 'wrong_address' | 'left' | 'new_contact' | 'other';

export type CorrectionStatus = 'open' | 'accepted' | 'rejected';

/** The proposed values of an entry; a missing field stays unchanged. */
export interface ProposedCoach {
  name?: string;
  title?: string;
  email?: string;
  phone?: string;
}

export interface CorrectionDraft {
  kind: CorrectionKind;
  /** The coach of the shared directory that it is about. */
  coachId?: number;
  proposed?: ProposedCoach;
  note?: string;
}

/** Characters. */
export const MAX_NOTE = 1_000;
/** Most undecided corrections of one athlete. */
export const MAX_OPEN_CORRECTIONS = 100;
/** Of one athlete, decided ones too. */
export const MAX_CORRECTIONS = 1_000;
const ANY_NAME = 'Any Name';

export interface Correction {
  kind: CorrectionKind;
  coachId: number | null;
  proposed: ProposedCoach;
  note: string;
}

/** The draft with its texts in order. Throws InvalidEntry, which names the field. */
export function correctionOf(draft: CorrectionDraft): Correction {
  const note = (draft.note ?? '').trim();
  if (note.length > MAX_NOTE) {
    throw new InvalidEntry('note', 'too_long', `The note can have at most ${MAX_NOTE} characters.`);
  }
  const { kind, coachId = null } = draft;
  const correction = { kind, coachId, proposed: inOrder(draft.proposed ?? {}), note };
  refuseIncomplete(correction);
  return correction;
}

/** Returns the proposal to take an athlete's own contact into the shared directory; the number and the name on X stay with the athlete. */
export function proposalOf({ name, title, email }: { name: string; title: string; email: string | null }, note?: string): CorrectionDraft {
  return { kind: 'new_contact', proposed: { name, title, email: email ?? undefined }, note };
}

/** Returns the note of a correction caused by a bounce: `reason` is the mail server's message. */
export function bounceNote(address: string, reason: string): string {
  return `An email to ${address} came back: ${reason}`.slice(0, MAX_NOTE);
}

/** `open`: the athlete's undecided corrections. Throws TooManyCorrections when the limit is reached. */
export function refuseBeyondOpenCap(open: number): void {
  if (open >= MAX_OPEN_CORRECTIONS) throw new TooManyCorrections(MAX_OPEN_CORRECTIONS);
}

/** Returns the status after an admin's decision. Throws CorrectionDecided when there was one before. */
export function decidedStatus(status: CorrectionStatus, accept: boolean): CorrectionStatus {
  if (status !== 'open') throw new CorrectionDecided();
  return accept ? 'accepted' : 'rejected';
}

function refuseIncomplete({ kind, coachId, proposed, note }: Correction): void {
  const isAboutCoach = kind === 'wrong_address' || kind === 'left';
  if (isAboutCoach && coachId === null) {
    throw new InvalidEntry('coachId', 'required', 'Please say which coach it is about.');
  }
  if (kind === 'new_contact' && !proposed.name) {
    throw new InvalidEntry('proposed.name', 'required', 'Please enter the name of the coach.');
  }
  if (kind === 'other' && note === '' && Object.keys(proposed).length === 0) {
    throw new InvalidEntry('note', 'required', 'Please say what is wrong.');
  }
}

function inOrder(proposed: ProposedCoach): ProposedCoach {
  const { name, title, email, phone } = sharedCoachOf({
    ...proposed,
    name: proposed.name?.trim() || ANY_NAME,
  });
  const kept: [string, string | null][] = [
    ['name', proposed.name?.trim() ? lineOfText('name', name) : null],
    ['title', title || null],
    ['email', email],
    ['phone', phone],
  ];
  return Object.fromEntries(kept.filter(([, value]) => value !== null && value !== ''));
}
