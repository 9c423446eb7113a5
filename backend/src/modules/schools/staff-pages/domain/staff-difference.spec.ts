import { staffDifference, type SharedEntry, type StaffFields } from './staff-difference.js';

const fields = (name: string, over: Partial<StaffFields> = {}): StaffFields => ({
  ...{ name, title: 'Safeties', email: `${name.split(' ').at(-1)?.toLowerCase()}@rock.edu`, phone: null, xHandle: null },
  ...over,
});
const entry = (id: number, name: string, over: Partial<StaffFields> = {}): SharedEntry => ({
  ...{ id, nameKey: name.toLowerCase() },
  ...fields(name, over),
});
const isRock = (address: string) => address.endsWith('@rock.edu');
const compare = (shared: SharedEntry[], people: StaffFields[], others: string[] = []) =>
  staffDifference(shared, { people, others }, isRock);

describe('the difference between an offered page and the directory', () => {
  it('B-04 names who is new, changed and gone, and who is the same', () => {
    const shared = [entry(1, 'Dana Hill'), entry(2, 'Bo Moe'), entry(3, 'Al Poe')];
    const { rows, unchanged } = compare(shared, [fields('Dana Hill', { title: 'Head Coach' }), fields('Bo Moe'), fields('Cy Roe')]);
    expect(rows).toEqual([
      {
        ...{ key: 'changed 1', kind: 'changed', coachId: 1, isOutside: false },
        ...{ before: fields('Dana Hill'), after: fields('Dana Hill', { title: 'Head Coach' }) },
      },
      { key: 'new cy roe', kind: 'new', coachId: null, before: null, after: fields('Cy Roe'), isOutside: false },
      { key: 'gone 3', kind: 'gone', coachId: 3, before: fields('Al Poe'), after: null, isOutside: false },
    ]);
    expect(unchanged).toEqual([2]);
  });

  it('B-04 what the page does not say stays, and capitals of an address are no change', () => {
    const known = fields('Dana Hill', { phone: '402-555-0101', xHandle: 'DanaHill' });
    const page = fields('Dana Hill', { title: '', email: 'HILL@rock.edu' });
    expect(compare([entry(1, 'Dana Hill', known)], [page])).toEqual({ rows: [], unchanged: [1] });
    expect(compare([entry(1, 'Dana Hill')], [fields('Dana Hill', { email: null })]).unchanged).toEqual([1]);
  });

  it('B-04 a person with the same address and another name is changed, once', () => {
    const page = [fields('Dana Hill-Moe', { email: 'hill@rock.edu' }), fields('Kim Hill', { email: 'hill@rock.edu' })];
    const { rows } = compare([entry(1, 'Dana Hill')], page);
    expect(rows.map(({ kind, before, after }) => [kind, before?.name, after?.name])).toEqual([
      ['changed', 'Dana Hill', 'Dana Hill-Moe'],
      ['new', undefined, 'Kim Hill'],
    ]);
  });

  it('B-04 who is on the page without being offered is not gone, and a name counts once', () => {
    const { rows } = compare([entry(1, 'Dana Hill')], [fields('Bo Moe'), fields('BO  MOE', { title: 'Other' })], ['DANA HILL']);
    expect(rows.map(({ key }) => key)).toEqual(['new bo moe']);
  });

  it.each([
    ['a new coach', [], fields('Dana Hill', { email: 'hill@elsewhere.test' }), true],
    ['a new address', [entry(1, 'Dana Hill')], fields('Dana Hill', { email: 'hill@elsewhere.test' }), true],
    ['no address', [], fields('Dana Hill', { email: null }), false],
    [
      'an address that stays',
      [entry(1, 'Dana Hill', { email: 'hill@gmail.com' })],
      fields('Dana Hill', { title: 'HC', email: 'hill@gmail.com' }),
      false,
    ],
  ])('B-04 marks an address outside the domains: %s', (_, shared, person, isOutside) =>
    expect(compare(shared, [person]).rows).toMatchObject([{ isOutside }]),
  );
});
