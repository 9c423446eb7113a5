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

/** Folded names of places: the coaches of a school share theirs, and the athlete's are the same for all. */
const folded = new Map<string, readonly string[]>();
const MOST_FOLDED = 5_000;

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

function placeNames(place: string): readonly string[] {
  const known = folded.get(place);
  if (known) return known;
  if (folded.size >= MOST_FOLDED) folded.clear();
  const names = foldedPlace(place);
  folded.set(place, names);
  return names;
}

/** A state is meant by its code and by its name. */
function foldedPlace(place: string): string[] {
  const words = nameWords(place).join(' ');
  const state = readState(place);
  return state === null ? [words] : [words, state.toLowerCase()];
}
