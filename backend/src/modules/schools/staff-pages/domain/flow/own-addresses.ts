import { fold } from '../lines/words.js';
import type { FoundPerson } from '../people/table-people.js';
import { MOST_PEOPLE } from '../staff-page-limits.js';
import { personOf } from '../people/person-line.js';

const SHORTEST_LAST_NAME = 3;
/** Shorter ones are part of many words. */
const SHORTEST_OF_OTHERS = 4;

/**
 * Where addresses are above the names, each appears to be that of the person before. An address with the next person's last name, and not the
 * own one, is moved to the next person; a number beside it is dropped, because its owner is unclear.
 */
export function withOwnAddresses<Person extends FoundPerson>(people: Person[]): Person[] {
  const own = people.map((person) => ({ person, lastName: lastNameOf(person) }));
  for (let at = own.length - 2; at >= 0; at -= 1) {
    const [one, next] = [own[at], own[at + 1]];
    const email = one?.person.email ?? null;
    if (!one || !next || email === null || has(email, one.lastName) || !has(email, next.lastName)) continue;
    if (next.person.email === null) next.person = { ...next.person, email, checks: one.person.checks };
    one.person = { ...one.person, email: null, phone: null, checks: [] };
  }
  return withoutForeign(own);
}

interface Named<Person> {
  person: Person;
  lastName: string;
}

/** An address with the name of another person on the page, and not the own one, is that person's. */
function withoutForeign<Person extends FoundPerson>(people: Named<Person>[]): Person[] {
  const given = new Map<Person, string>();
  const left =
    people.length > MOST_PEOPLE ? [] : people.filter(({ person, lastName }) => person.email !== null && !has(person.email, lastName));
  for (const { person } of left) {
    const local = localPart(person.email ?? '');
    const others = people.filter(
      (other) => other.person !== person && other.lastName.length >= SHORTEST_OF_OTHERS && local.includes(other.lastName),
    );
    const [one] = others;
    if (!one) continue;
    given.set(person, '');
    if (others.length === 1 && one.person.email === null) given.set(one.person, person.email ?? '');
  }
  return people.map(({ person }) => withAddress(person, given.get(person)));
}

function withAddress<Person extends FoundPerson>(person: Person, address: string | undefined): Person {
  if (address === undefined) return person;
  return address === '' ? { ...person, email: null, phone: null, checks: [] } : { ...person, email: address };
}

function lastNameOf({ name }: FoundPerson): string {
  return fold(personOf(name)?.last ?? '').replace(/[^a-z]/g, '');
}

function has(email: string, lastName: string): boolean {
  return lastName.length >= SHORTEST_LAST_NAME && localPart(email).includes(lastName);
}

const localPart = (email: string): string => (email.split('@')[0] ?? '').toLowerCase().replace(/[^a-z]/g, '');
