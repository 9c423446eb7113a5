import { AthleteNames, type OwnNames } from './athlete-names.js';
import { textWords } from '../text-words.js';

async function own(names: Partial<OwnNames>) {
  return AthleteNames.of({ never: [], highSchoolCoaches: [], contacts: [], ...names });
}

async function found(names: Partial<OwnNames>, text: string) {
  return (await own(names)).find(textWords(text)).map(({ start, end, values }) => [start, end, ...new Set(values.map(({ is }) => is))]);
}

describe('names of the athlete’s own world', () => {
  it.each([
    [
      'the whole name of the school',
      'Cedar Bluff High School',
      [
        [0, 2, 'own'],
        [0, 4, 'own'],
      ],
    ],
    ['what the school is called', 'at Cedar Bluff today', [[1, 3, 'own']]],
    ['the athlete', 'Caleb Norwood', [[0, 2, 'own']]],
    ['a part of the athlete’s name', 'Norwood', []],
    ['the coach', 'Coach Doug Varela', [[1, 3, 'own']]],
    ['nothing', '', []],
  ])('C-15 finds %s', async (_what, text, matches) => {
    const names = { never: ['Caleb Norwood', 'Cedar Bluff High School', null, ''], highSchoolCoaches: ['Doug Varela'] };
    expect((await found(names, text)).sort()).toEqual(matches);
  });

  it.each(['Rice Senior High School', 'Rice Sr High', 'Rice HS', 'Rice School', 'Rice'])(
    'C-15 the kind of a school is no part of its name: %s',
    async (name) => {
      const names = await own({ never: [name] });
      expect(names.isOwnName('rice')).toBe(true);
      expect(names.isOwnName('tulsa')).toBe(false);
    },
  );

  it('C-15 only words at the end are the kind, and a name of nothing else has no short form', async () => {
    const names = await own({ never: ['High Point Academy', 'High School'] });
    expect([names.isOwnName('high point academy'), names.isOwnName('high school')]).toEqual([true, true]);
    expect([names.isOwnName('point academy'), names.isOwnName('high'), names.isOwnName('high point')]).toEqual([false, false, false]);
  });

  it('C-15 the athlete’s coaches are called by surname too, the athlete is not', async () => {
    const names = await own({ never: ['Caleb Norwood'], highSchoolCoaches: ['Doug Varela'] });
    expect([names.isOwnName('doug varela'), names.isOwnName('varela'), names.isOwnName('doug')]).toEqual([true, true, false]);
    expect([names.isOwnName('caleb norwood'), names.isOwnName('norwood')]).toEqual([true, false]);
  });

  it('C-15 contacts by full name at their school, and by surname', async () => {
    const contacts = [
      { firstName: 'Olga', lastName: 'Zieliński', schoolId: 3 },
      { firstName: 'Jan', lastName: 'Zielinski', schoolId: 4 },
      { firstName: '', lastName: 'Reed', schoolId: 5 },
      { firstName: 'Nemo', lastName: '', schoolId: 6 },
    ];
    const names = await own({ contacts });
    expect(names.find(textWords('Olga Zielinski'))).toEqual([{ start: 0, end: 2, values: [{ is: 'coach', schoolId: 3 }] }]);
    expect(names.find(textWords('Zielinski, Reed or Nemo'))).toEqual([]);
    expect([names.isSurname('zielinski'), names.isSurname('reed'), names.isSurname('nemo'), names.isSurname('')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([3, 4, 5].map((school) => names.isSurnameAt('zielinski', school))).toEqual([true, true, false]);
    expect(names.isSurnameAt('nobody', 3)).toBe(false);
    expect(names.isOwnName('zielinski')).toBe(false);
  });

  it('C-15 hundreds of contacts are all known', async () => {
    const contacts = Array.from({ length: 401 }, (_one, at) => ({ firstName: 'A', lastName: `B${at}`, schoolId: at }));
    const names = await own({ contacts });
    expect(contacts.filter(({ lastName, schoolId }) => names.isSurnameAt(lastName.toLowerCase(), schoolId))).toHaveLength(401);
  });
});
