import { nameKey } from '../../../directory/domain/name-key.js';
import { ownContact, sharedEntry } from '../match-coach.js';
import type { KnownCoach } from '../plan-staff-import.js';
import type { StaffPerson } from './staff-person.js';

/** In which the page and what is known differ. */
export const CHANGES = ['name', 'title', 'email', 'phone', 'twitter'] as const;

export type StaffChange = (typeof CHANGES)[number];

/** What is known of a person of a page already. */
export interface KnownAs {
  state: 'new' | 'known' | 'changed';
  /** Where: in the athlete's own contacts or in the directory; null when new. */
  where: 'yours' | 'directory' | null;
  /** Of a changed person. */
  changes: StaffChange[];
  /** The athlete changed the contact by hand: saving does not overwrite it. */
  staysAsIs: boolean;
}

const NEW: KnownAs = { state: 'new', where: null, changes: [], staysAsIs: false };

/** What saving each person would do, before it is done. */
export function howKnown(known: readonly KnownCoach[], people: readonly StaffPerson[]): KnownAs[] {
  const keys = people.map(({ firstName, lastName }) => nameKey(`${firstName} ${lastName}`));
  const names = new Set(keys);
  return people.map((person, at) => {
    const wanted = { nameKey: keys[at] ?? '', email: person.email };
    const own = ownContact(known, wanted, names);
    if (own) return asOwn(own, person);
    if (sharedEntry(known, wanted)) return { ...NEW, state: 'known', where: 'directory' };
    const namesake = known.find((coach) => !coach.isOwn && coach.nameKey === wanted.nameKey);
    return namesake ? { ...NEW, state: 'changed', where: 'directory', changes: ['email'] } : NEW;
  });
}

function asOwn(own: KnownCoach, person: StaffPerson): KnownAs {
  const values: Record<StaffChange, [stored: string | null, page: string | null]> = {
    name: [own.name, `${person.firstName} ${person.lastName}`],
    title: [own.title, person.title],
    email: [own.email, person.email],
    phone: [own.phone, person.phone],
    twitter: [own.xHandle, person.twitter],
  };
  const changes = CHANGES.filter((field) => values[field][1] !== null && values[field][0] !== values[field][1]);
  if (own.isChangedByHand) return { state: 'known', where: 'yours', changes: [], staysAsIs: true };
  return { state: changes.length > 0 ? 'changed' : 'known', where: 'yours', changes, staysAsIs: false };
}
