import { type NamedCoach, type NamedSchool, KnownNames } from './known-names.js';
import { textWords } from '../text-words.js';

async function knownNames({ schools = [], coaches = [] }: { schools?: Partial<NamedSchool>[]; coaches?: NamedCoach[] }) {
  const known = new KnownNames();
  await known.addSchools(schools.map((school, at) => ({ id: at + 1, name: '', aliases: [], city: 'Nowhere', mascot: null, ...school })));
  await known.addCoaches(coaches);
  return known.build();
}

const valuesOf = (known: KnownNames, text: string) =>
  known
    .find(textWords(text))
    .filter(({ start, end }) => start === 0 && end === textWords(text).length)
    .flatMap(({ values }) => values);

describe('the names of schools and coaches', () => {
  it('C-15 a school by its name, its aliases and its name with the mascot', async () => {
    const known = await knownNames({
      schools: [{ name: 'Tulsa', aliases: ['University of Tulsa'], city: 'Tulsa', mascot: 'Golden Hurricane' }],
    });
    expect(valuesOf(known, 'Tulsa')).toEqual([{ is: 'school', schoolId: 1, kind: 'context' }]);
    expect(valuesOf(known, 'University of Tulsa')).toEqual([{ is: 'school', schoolId: 1, kind: 'sure' }]);
    expect(valuesOf(known, 'Tulsa Golden Hurricane')).toEqual([{ is: 'school', schoolId: 1, kind: 'sure' }]);
    expect(valuesOf(known, 'Golden Hurricane')).toEqual([]);
  });

  it('C-15 a town of any school is a place, also for schools that come before it', async () => {
    const known = await knownNames({ schools: [{ name: 'Denver' }, { name: 'Drury', city: 'Denver' }] });
    expect(valuesOf(known, 'Denver')).toEqual([{ is: 'school', schoolId: 1, kind: 'context' }]);
    expect(valuesOf(known, 'Drury')).toEqual([{ is: 'school', schoolId: 2, kind: 'capital' }]);
  });

  it('C-15 a school without a mascot is not found by its name twice', async () => {
    expect(valuesOf(await knownNames({ schools: [{ name: 'Drury' }] }), 'Drury')).toHaveLength(1);
  });

  it.each([
    ['Miami (OH)', 'Miami', [{ is: 'short', schoolId: 1 }]],
    ['Miami (OH)', 'Miami OH', [{ is: 'school', schoolId: 1, kind: 'context' }]],
    ['Miami (OH)', 'Miami RedHawks', [{ is: 'school', schoolId: 1, kind: 'sure' }]],
    ['Saint Mary (KS)', 'St Mary KS', [{ is: 'school', schoolId: 1, kind: 'sure' }]],
    ['Saint Mary (KS)', 'St Mary', [{ is: 'short', schoolId: 1 }]],
    ['Drury', 'Drury RedHawks', [{ is: 'school', schoolId: 1, kind: 'sure' }]],
  ])('C-15 what tells schools of one name apart: %s, written %s', async (name, text, values) => {
    expect(valuesOf(await knownNames({ schools: [{ name, mascot: 'RedHawks' }] }), text)).toEqual(values);
  });

  it('C-15 an alias that is a part of a state needs words of a school, the name itself does not', async () => {
    const known = await knownNames({ schools: [{ name: 'South Alabama', aliases: ['Southern Alabama', 'Jaguar Nation'] }] });
    expect(valuesOf(known, 'Southern Alabama')).toEqual([{ is: 'school', schoolId: 1, kind: 'context' }]);
    expect(valuesOf(known, 'South Alabama')).toEqual([{ is: 'school', schoolId: 1, kind: 'sure' }]);
    expect(valuesOf(known, 'Jaguar Nation')).toEqual([{ is: 'school', schoolId: 1, kind: 'sure' }]);
  });

  it('C-15 coaches by first and last name, and by surname at each of their schools', async () => {
    const known = await knownNames({
      coaches: [
        { firstName: 'Ana María', lastName: 'De La Cruz', schoolId: 9 },
        { firstName: 'Joe', lastName: 'De La Cruz', schoolId: 8 },
        { firstName: '', lastName: 'Reed', schoolId: 7 },
        { firstName: 'Nemo', lastName: '', schoolId: 6 },
      ],
    });
    expect(valuesOf(known, 'Ana Maria De La Cruz')).toEqual([{ is: 'coach', schoolId: 9 }]);
    expect([valuesOf(known, 'De La Cruz'), valuesOf(known, 'Reed'), valuesOf(known, 'Nemo')]).toEqual([[], [], []]);
    expect([9, 8, 7].map((school) => known.isSurnameAt('de la cruz', school))).toEqual([true, true, false]);
    expect(['de la cruz', 'reed', 'nemo', ''].map((name) => known.isSurname(name))).toEqual([true, true, false, false]);
    expect(known.isSurnameAt('nobody', 9)).toBe(false);
    expect(['ana', 'maria', 'joe', 'nemo', 'reed', ''].map((name) => known.isFirstName(name))).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('C-15 two coaches of one name at a school are one, at two schools two', async () => {
    const coach = { firstName: 'Joe', lastName: 'Field' };
    const known = await knownNames({ coaches: [1, 1, 2].map((schoolId) => ({ ...coach, schoolId })) });
    expect(valuesOf(known, 'Joe Field')).toEqual([
      { is: 'coach', schoolId: 1 },
      { is: 'coach', schoolId: 2 },
    ]);
  });

  it('C-15 hundreds of schools and coaches are all known', async () => {
    const numbers = Array.from({ length: 601 }, (_one, at) => at + 1);
    const known = await knownNames({
      schools: numbers.map((at) => ({ name: `School ${at}` })),
      coaches: numbers.map((at) => ({ firstName: 'A', lastName: `B${at}`, schoolId: at })),
    });
    expect(numbers.filter((at) => valuesOf(known, `School ${at}`).length === 1 && known.isSurnameAt(`b${at}`, at))).toHaveLength(601);
  });
});
