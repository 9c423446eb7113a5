import { withOwnAddresses } from './own-addresses.js';

const person = (name: string, email: string | null, phone: string | null = null) => ({
  name,
  title: 'Coach',
  email,
  phone,
  twitter: null,
  checks: [],
});
const brief = (...people: ReturnType<typeof person>[]) => withOwnAddresses(people).map(({ email, phone }) => [email, phone]);

describe('whose address it is', () => {
  it('B-01 an address with the next name in it is the next person’s, and a number beside it nobody’s', () => {
    expect(brief(person('Ron Vega', 'bito@s.example', '1'), person('Bill Ito', 'skane@s.example'), person('Sy Kane', null))).toEqual([
      [null, null],
      ['bito@s.example', null],
      ['skane@s.example', null],
    ]);
  });

  it('B-01 the next person’s own address stays', () => {
    expect(brief(person('Ron Vega', 'kane@s.example'), person('Sy Kane', 'sk@s.example'))).toEqual([
      [null, null],
      ['sk@s.example', null],
    ]);
  });

  it.each([
    ['own', 'rvega.kane@s.example'],
    ['neither', 'coach@s.example'],
  ])('B-01 an address with the %s name stays', (_, email) => {
    expect(brief(person('Ron Vega', email, '1'), person('Sy Kane', null))).toEqual([
      [email, '1'],
      [null, null],
    ]);
  });
});
