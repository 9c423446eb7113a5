import { readState } from '../../../../../shared-kernel/us-state.js';
import type { Recipient } from '../../../writing/domain/recipient.js';
import { nameWords } from '../text-words.js';

export type NamedRecipient = Pick<Recipient, 'firstName' | 'lastName' | 'coachName' | 'schoolId' | 'schoolCity' | 'schoolState'>;

/** What an email to one coach may name. All folded. */
export interface RecipientNames {
  schoolId: number;
  fullName: string;
  /** Each name that the coach may be called by behind "Coach". */
  calledBy: ReadonlySet<string>;
  /** The town and state of the school, and of the athlete. */
  places: ReadonlySet<string>;
}

export function recipientNames(coach: NamedRecipient, athletePlaces: readonly (string | null)[]): RecipientNames {
  const first = nameWords(coach.firstName);
  const last = nameWords(coach.lastName);
  const all = nameWords(coach.coachName);
  const called = [...first, ...last, ...all, last.join(' '), all.join(' '), [...first, ...last].join(' ')];
  const places = [coach.schoolCity, coach.schoolState, ...athletePlaces].flatMap((place) => (place ? placeNames(place) : []));
  return {
    schoolId: coach.schoolId,
    fullName: [...first, ...last].join(' '),
    calledBy: new Set(called.filter((name) => name !== '')),
    places: new Set(places),
  };
}

/** A state is meant by its code and by its name. */
function placeNames(place: string): string[] {
  const folded = nameWords(place).join(' ');
  return readState(place) === null ? [folded] : [folded, readState(place)?.toLowerCase() ?? folded];
}
