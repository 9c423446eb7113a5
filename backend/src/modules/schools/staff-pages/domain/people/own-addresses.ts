import { fold } from '../lines/words.js';
import type { FoundPerson } from './table-people.js';
import { personOf } from './person-line.js';

const SHORTEST_LAST_NAME = 3;

/**
 * Where addresses stand above the names, each seems to be that of the person before. One that has the next person's last name in it, and not the
 * own one, is the next person's; a number beside it is left out, since nothing says whose it is.
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
  return own.map(({ person }) => person);
}

function lastNameOf({ name }: FoundPerson): string {
  return fold(personOf(name)?.last ?? '').replace(/[^a-z]/g, '');
}

function has(email: string, lastName: string): boolean {
  const local = (email.split('@')[0] ?? '').toLowerCase().replace(/[^a-z]/g, '');
  return lastName.length >= SHORTEST_LAST_NAME && local.includes(lastName);
}
