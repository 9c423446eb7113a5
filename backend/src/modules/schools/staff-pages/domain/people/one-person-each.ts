import type { StaffPerson } from './staff-person.js';
import { fold } from '../lines/words.js';

const OFFICE_ADDRESS =
  /^(football|athletics?|info|sports?|recruit(ing|s)?|coach(es|ing)?|staff|office|contact|admissions?|sid|media|help|hello|mail|webmaster|athleticdept|fbrecruiting)([._-]?(office|info|staff|recruiting|coaches|department|dept))?$/;

/**
 * Merges mentions of the same person: a second one fills fields that are missing in the first. The address of an office is removed; one
 * that the page shows for several people is marked. A handle of several is nobody's.
 */
export function onePersonEach(people: StaffPerson[]): StaffPerson[] {
  const byName = new Map<string, StaffPerson>();
  for (const person of people) {
    const key = fold(`${person.firstName} ${person.lastName}`);
    const known = byName.get(key);
    byName.set(key, known ? merged(known, person) : person);
  }
  return withoutSharedHandles(withSharedAddressesMarked([...byName.values()]));
}

function merged(one: StaffPerson, other: StaffPerson): StaffPerson {
  // Of two posts the one in football is what an athlete looks for.
  const post = other.sport === 'Football' && one.sport !== 'Football' ? other : one;
  return {
    ...one,
    title: post.title || one.title || other.title,
    sport: post.sport ?? other.sport,
    isCoach: post.isCoach,
    email: one.email ?? other.email,
    phone: one.phone ?? other.phone,
    twitter: one.twitter ?? other.twitter,
    checks: [...new Set([...one.checks, ...other.checks])],
  };
}

/** The handle that a page shows beside several people is the team's. */
function withoutSharedHandles(people: StaffPerson[]): StaffPerson[] {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { twitter } of people) {
    const handle = twitter?.toLowerCase();
    if (handle !== undefined) (seen.has(handle) ? shared : seen).add(handle);
  }
  if (shared.size === 0) return people;
  return people.map((person) => (shared.has(person.twitter?.toLowerCase() ?? '') ? { ...person, twitter: null } : person));
}

function withSharedAddressesMarked(people: StaffPerson[]): StaffPerson[] {
  const count = new Map<string, number>();
  for (const { email } of people) if (email) count.set(email.toLowerCase(), (count.get(email.toLowerCase()) ?? 0) + 1);
  return people.map((person) => {
    const address = person.email?.toLowerCase() ?? '';
    const isOffice = OFFICE_ADDRESS.test(address.split('@')[0] ?? '');
    if (!isOffice && (count.get(address) ?? 0) < 2) return person;
    return { ...person, email: isOffice ? null : person.email, checks: [...person.checks, 'shared_address'] };
  });
}
