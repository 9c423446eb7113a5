import { AthleteNames } from './athlete-names.js';
import { coachTitles } from './coach-titles.js';
import { KnownNames } from './known-names.js';
import { textWords } from '../text-words.js';
import { WordRun } from './word-run.js';

const KNOWN = [
  { firstName: 'Nick', lastName: 'Saban', schoolId: 1 },
  { firstName: 'Ana', lastName: 'De La Cruz', schoolId: 2 },
  { firstName: 'Joe', lastName: 'De La', schoolId: 3 },
  { firstName: 'Will', lastName: 'Hope', schoolId: 3 },
];

async function titles(text: string) {
  const known = new KnownNames();
  await known.addCoaches(KNOWN);
  await known.build();
  const contacts = [{ firstName: 'Olga', lastName: 'Zieliński', schoolId: 4 }];
  const own = await AthleteNames.of({ never: ['Caleb Norwood', null], highSchoolCoaches: ['Doug Varela'], contacts });
  return coachTitles(new WordRun(text, textWords(text)), known, own);
}

const written = async (text: string) => (await titles(text)).map((found) => found.text);

describe('surnames behind a title', () => {
  it('C-15 a surname with its title, where it stands and whether it is greeted', async () => {
    expect(await titles('I met Coach Saban today')).toEqual([
      { is: 'surname', text: 'Coach Saban', folded: 'saban', at: 12, schoolIds: [], isGreeted: false },
    ]);
    expect(await titles('Coach Saban, hello')).toEqual([
      { is: 'surname', text: 'Coach Saban', folded: 'saban', at: 6, schoolIds: [], isGreeted: true },
    ]);
  });

  it('C-15 two coaches behind one title', async () => {
    expect((await titles('I met Coaches Saban and Zielinski')).map(({ folded, at }) => [folded, at])).toEqual([
      ['saban', 14],
      ['zielinski', 24],
    ]);
    expect((await titles('Dear Coaches Nobody and Zielinski,')).map(({ folded }) => folded)).toEqual(['nobody', 'zielinski']);
  });

  it.each<[string, string, string[]]>([
    ['a known surname', 'I met Coach Saban', ['Coach Saban']],
    ['of a contact', 'I met Coach Zielinski', ['Coach Zielinski']],
    ['in small letters, greeted', 'Dear coach saban,', ['coach saban']],
    ['in small letters, not greeted', 'I met coach saban', []],
    ['the longest surname', 'I met Coach De La Cruz', ['Coach De La Cruz']],
    ['a shorter surname', 'I met Coach De La Rosa', ['Coach De La']],
    ['an unknown one that is greeted', 'Dear Coach Nobody,', ['Coach Nobody']],
    ['an unknown one in small letters', 'Dear coach nobody,', []],
    ['an unknown one that is spoken of', 'I met Coach Nobody today', []],
    ['a first name that is greeted', 'Dear Coach Nick,', []],
    ['a Mr. who is greeted', 'Dear Mr. Saban,', ['Mr. Saban']],
    ['a Mrs. who is greeted', 'Hello Mrs Saban,', ['Mrs Saban']],
    ['a Mr. who is spoken of', 'I met Mr. Saban', []],
    ['a Mr. at the begin', 'Mr. Saban, hello', []],
    ['the athlete’s own coach', 'I asked Coach Varela', []],
    ['the athlete’s own name', 'Dear Coach Norwood,', ['Coach Norwood']],
    ['two titles', 'Coach Saban and Coach De La Cruz', ['Coach Saban', 'Coach De La Cruz']],
    ['coaches without "and"', 'I met Coaches Saban or Zielinski', ['Coaches Saban']],
    ['one coach and somebody', 'I met Coach Saban and Zielinski', ['Coach Saban']],
    ['no word behind', 'Thank you, Coach', []],
    ['a word that is no name', 'Dear Coach Hope,', []],
    ['a comma between', 'Thanks Coach, Saban', []],
    ['a line between', 'Thanks Coach\nSaban', []],
    ['two blanks between', 'Thanks Coach  Saban', []],
    ['another title', 'Dear Sir Saban,', []],
  ])('C-15 %s: %s', async (_what, text, found) => {
    expect(await written(text)).toEqual(found);
  });
});
