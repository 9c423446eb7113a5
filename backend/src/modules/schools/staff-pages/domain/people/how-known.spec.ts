import { nameKey } from '../../../directory/domain/name-key.js';
import { howKnown } from './how-known.js';
import type { KnownCoach } from '../plan-staff-import.js';
import type { StaffPerson } from './staff-person.js';

const known = (name: string, over: Partial<KnownCoach> = {}): KnownCoach => ({
  ...{ id: 1, name, nameKey: nameKey(name), title: 'Safeties', email: 'dhill@s.example', phone: null, xHandle: null },
  ...{ isOwn: true, isPasted: true, isChangedByHand: false, hasLeft: false },
  ...over,
});
const person = (lastName: string, over: Partial<StaffPerson> = {}): StaffPerson => ({
  ...{ firstName: 'Dana', lastName, title: 'Safeties', email: 'dhill@s.example', phone: null, twitter: null },
  ...{ sport: 'Football', isCoach: true, checks: [] },
  ...over,
});
const of = (coach: KnownCoach, one: StaffPerson) => howKnown([coach], [one])[0];

describe('what is known of a person of a page', () => {
  it.each([
    ['the same again', known('Dana Hill'), person('Hill'), ['known', 'yours', []]],
    ['another title', known('Dana Hill'), person('Hill', { title: 'Kickers' }), ['changed', 'yours', ['title']]],
    ['more than was known', known('Dana Hill'), person('Hill', { phone: '402-555-0101' }), ['changed', 'yours', ['phone']]],
    ['less than is known', known('Dana Hill', { phone: '402-555-0101' }), person('Hill', { email: null }), ['known', 'yours', []]],
    ['the same address under another name', known('Dana Hill'), person('Moe'), ['changed', 'yours', ['name']]],
    ['an entry of the directory', known('Dana Hill', { isOwn: false }), person('Hill', { title: 'Kickers' }), ['known', 'directory', []]],
    [
      'another address than the directory',
      known('Dana Hill', { isOwn: false }),
      person('Hill', { email: 'new@s.example' }),
      ['changed', 'directory', ['email']],
    ],
    ['somebody else', known('Sam Other', { email: 'so@s.example' }), person('Hill'), ['new', null, []]],
  ] as const)('B-02 %s', (_, coach, one, [state, where, changes]) =>
    expect(of(coach, one)).toEqual({ state, where, changes, staysAsIs: false }),
  );

  it('B-02 a contact that the athlete changed by hand is said to stay as it is', () =>
    expect(of(known('Dana Hill', { isChangedByHand: true }), person('Hill', { title: 'Kickers' }))).toEqual({
      ...{ state: 'known', where: 'yours', changes: [], staysAsIs: true },
    }));
});
