import { onePersonEach } from './one-person-each.js';
import type { StaffPerson } from './staff-person.js';

function person(changes: Partial<StaffPerson> = {}): StaffPerson {
  const whole = { firstName: 'Nick', lastName: 'Saban', title: '', email: null, phone: null, twitter: null, sport: null };
  return { ...whole, isCoach: false, checks: [], ...changes };
}

describe('each person of a page once', () => {
  it.each<[string, Partial<StaffPerson>, Partial<StaffPerson>, Partial<StaffPerson>]>([
    ['what the first lacks', {}, { email: 'n@state.edu', phone: '1', twitter: 'n' }, { email: 'n@state.edu', phone: '1', twitter: 'n' }],
    [
      'what the first has',
      { email: 'n@state.edu', phone: '1' },
      { email: 'x@state.edu', phone: '2' },
      { email: 'n@state.edu', phone: '1' },
    ],
    ['the first title', { title: 'A' }, { title: 'B' }, { title: 'A' }],
    ['the second title', {}, { title: 'B' }, { title: 'B' }],
    [
      'the post in football',
      { title: 'A', sport: 'Golf' },
      { title: 'B', sport: 'Football', isCoach: true },
      { title: 'B', sport: 'Football', isCoach: true },
    ],
    [
      'the first post in football',
      { title: 'A', sport: 'Football' },
      { title: 'B', sport: 'Football', isCoach: true },
      { title: 'A', isCoach: false },
    ],
    [
      'no second post in golf',
      { title: 'A', sport: 'Football', isCoach: true },
      { title: 'B', sport: 'Golf' },
      { title: 'A', sport: 'Football', isCoach: true },
    ],
    ['the sport of the second, where the first has none', { title: 'A' }, { sport: 'Golf' }, { title: 'A', sport: 'Golf' }],
    ['a post in football without a title', { title: 'A' }, { sport: 'Football' }, { title: 'A', sport: 'Football' }],
    [
      'the checks of both once',
      { checks: ['two_addresses'] },
      { checks: ['two_addresses', 'address_was_hidden'] },
      { checks: ['two_addresses', 'address_was_hidden'] },
    ],
  ])('B-01 two mentions: %s', (_what, first, second, both) => {
    expect(onePersonEach([person(first), person(second)])).toEqual([expect.objectContaining(both)]);
  });

  it('B-01 a name written otherwise is the same person, another name is not', () => {
    const people = [person({ lastName: 'Núñez' }), person({ lastName: 'NUNEZ' }), person({ firstName: 'Joe' })];
    expect(onePersonEach(people).map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual(['Nick Núñez', 'Joe Saban']);
    expect(onePersonEach([])).toEqual([]);
  });

  it('B-01 an address of several people is marked at each, one of an office is given to nobody', () => {
    const people = [
      person({ firstName: 'A', email: 'x@state.edu' }),
      person({ firstName: 'B', email: 'X@state.edu' }),
      person({ firstName: 'C', email: 'c@state.edu' }),
      person({ firstName: 'D', email: 'Football@state.edu', checks: ['two_addresses'] }),
      person({ firstName: 'E' }),
      person({ firstName: 'F' }),
    ];
    expect(onePersonEach(people).map(({ email, checks }) => [email, ...checks])).toEqual([
      ['x@state.edu', 'shared_address'],
      ['X@state.edu', 'shared_address'],
      ['c@state.edu'],
      [null, 'two_addresses', 'shared_address'],
      [null],
      [null],
    ]);
  });

  it.each([
    ['football-office@state.edu', true],
    ['info@state.edu', true],
    ['recruiting@state.edu', true],
    ['footballer@state.edu', false],
    ['my-football@state.edu', false],
  ])('B-01 %s is of an office: %s', (email, is) => {
    expect(onePersonEach([person({ email })])[0]?.email).toBe(is ? null : email);
  });
});
