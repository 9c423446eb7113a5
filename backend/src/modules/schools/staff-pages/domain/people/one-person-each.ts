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
  return withoutSharedHandles(withSharedAddressesMarked(withOwnersAddresses([...byName.values()])));
}

/** Shorter last names are parts of many words. */
const SHORTEST_LAST_NAME = 5;
const lettersOf = (text: string): string => fold(text).replace(/[^a-z]/g, '');

/** The user names that a school makes of a name: "rhill", "ronhill", "hillr". */
function userNamesOf({ firstName, lastName }: StaffPerson): string[] {
  const [first, last] = [lettersOf(firstName), lettersOf(lastName)];
  const initial = first.slice(0, 1);
  return last.length < SHORTEST_LAST_NAME ? [] : [initial + last, first + last, last + initial];
}

const addressOf = ({ email }: StaffPerson): string => (email ?? '').toLowerCase();

/**
 * An address that is made of the whole name of another person on the page, and not of the own one, is the other's; one that the page
 * shows for both is shared.
 */
function withOwnersAddresses(people: StaffPerson[]): StaffPerson[] {
  const owners = new Map(people.flatMap((person) => userNamesOf(person).map((name) => [name, person] as const)));
  const strangers = people.flatMap((person) => {
    const name = lettersOf(person.email?.split('@')[0] ?? '');
    const owner = owners.get(name);
    const isOwn = owner === undefined || owner === person || name.includes(lettersOf(person.lastName));
    return isOwn || addressOf(owner) === addressOf(person) ? [] : [{ person, owner }];
  });
  if (strangers.length === 0) return people;
  const taken = new Set(strangers.map(({ person }) => person));
  const given = new Map(strangers.map(({ person, owner }) => [owner, person.email]));
  return people.map((person) => {
    const email = taken.has(person) ? null : (person.email ?? given.get(person) ?? null);
    return email === person.email ? person : { ...person, email };
  });
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
