import { findAddresses } from '../people/find-contacts.js';
import { isAddressOf } from '../people/named-address.js';
import type { PageLine } from '../lines/page-line.js';
import type { FoundPerson } from '../people/table-people.js';
import { MOST_PEOPLE } from '../staff-page-limits.js';

/** So many addresses below each other are a list of their own, beside or below the list of names. */
const LEAST = 3;

/** Gives each address of a list to the one person without an address whom it names; by place somebody without one would get the next one's. */
export function withListedAddresses<Person extends FoundPerson>(people: Person[], lines: readonly PageLine[]): Person[] {
  const listed = people.length > MOST_PEOPLE ? [] : listsIn(lines);
  if (listed.length === 0) return people;
  const given = new Map<number, string>();
  for (const address of listed) {
    const named = people.flatMap(({ name }, at) => (isAddressOf(address, name) ? [at] : []));
    const [at] = named;
    if (at !== undefined && named.length === 1 && people[at]?.email === null) given.set(at, address);
  }
  return people.map((person, at) => ({ ...person, email: given.get(at) ?? person.email }));
}

function listsIn(lines: readonly PageLine[]): string[] {
  const listed: string[] = [];
  let run: string[] = [];
  for (const line of [...lines, null]) {
    const address = line === null ? null : addressAlone(line);
    if (address !== null) run.push(address);
    else {
      if (run.length >= LEAST) listed.push(...run);
      run = [];
    }
  }
  return listed;
}

function addressAlone({ text }: PageLine): string | null {
  if (!text.includes('@')) return null;
  const [address] = findAddresses(text);
  return address !== undefined && text.trim().toLowerCase() === address.toLowerCase() ? address : null;
}
