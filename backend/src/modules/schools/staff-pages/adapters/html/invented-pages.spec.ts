import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { StaffPerson } from '../../domain/people/staff-person.js';
import { readStaffPage } from './read-staff-page.js';

type Field = 'title' | 'email' | 'phone' | 'twitter' | 'sport';

interface Expected extends Pick<StaffPerson, 'firstName' | 'lastName' | Field> {
  /** Null where it is left open. */
  isCoach: boolean | null;
  sharedEmail?: true;
  accept?: Partial<Record<'firstName' | 'lastName' | Field, (string | null)[]>>;
}

const FOLDER = join(import.meta.dirname, '../../../../../../test/fixtures/invented-staff-pages');
const fileOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const namesOf = (ending: string) => readdirSync(FOLDER).flatMap((file) => (file.endsWith(ending) ? file.replace(ending, '') : []));
const expectedOf = (name: string) => JSON.parse(fileOf(`${name}.expected.json`)) as Expected[];

function read(page: { html?: string; text?: string }): StaffPerson[] {
  const result = readStaffPage({ html: '', text: '', ...page });
  if (result.kind !== 'read') throw new Error(result.kind);
  return result.people;
}

const folded: Record<string, (value: string) => string> = {
  phone: (value) => value.replace(/\D/g, ''),
  lastName: (value) => value.replace(/,? (jr|sr|ii|iii|iv)\.?$/i, ''),
  sport: (value) => (value === 'Football' ? value : ''),
};
const fold = (field: string, value: string | null | undefined) =>
  (folded[field]?.(value ?? '') ?? value ?? '').toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ').trim();

/** What is wrong with a person, field by field. */
function faultsOf(expected: Expected, found: StaffPerson | undefined, isText: boolean): string[] {
  const { firstName, lastName, isCoach, accept, sharedEmail } = expected;
  if (!found) return [`${firstName} ${lastName} is missing`];
  const wrong = (['firstName', 'lastName', 'title', 'email', 'phone', 'twitter', 'sport'] as const).filter((field) => {
    const right = [expected[field], ...(accept?.[field] ?? [])].some((value) => fold(field, value) === fold(field, found[field]));
    const isLeftOut = found[field] === null && (isText || (sharedEmail && field === 'email'));
    return !right && !isLeftOut;
  });
  const faults = wrong.map((field) => `${field} of ${firstName} ${lastName} is ${found[field]}`);
  return isCoach === null || isCoach === found.isCoach ? faults : [...faults, `isCoach of ${firstName} ${lastName}`];
}

function faults(name: string, people: StaffPerson[], isText: boolean): string[] {
  const expected = expectedOf(name);
  const extra = people.slice(expected.length).map(({ firstName, lastName }) => `${firstName} ${lastName} too`);
  return [...expected.flatMap((one, at) => faultsOf(one, people[at], isText)), ...extra];
}

describe('B-01 staff pages in the manners of other makers', () => {
  it.each(namesOf('.html'))('B-01 reads %s', (name) => {
    expect(faults(name, read({ html: fileOf(`${name}.html`) }), false)).toEqual([]);
  });

  it.each(namesOf('.txt'))('B-01 reads %s as text, and gives nobody the address of another', (name) => {
    expect(faults(name, read({ text: fileOf(`${name}.txt`) }), true)).toEqual([]);
  });
});
