import { isRegion, schoolNameKind } from './school-name-kind.js';
import { nameWords } from '../text-words.js';

const CITIES = new Set(['tulsa', 'san marcos']);
const kindOf = (written: string) => schoolNameKind(written, nameWords(written), CITIES);

describe('what has to be around the name of a school', () => {
  it.each([
    ['several words', 'Ohio State', 'sure'],
    ['six letters in two words', 'Ab Cde', 'sure'],
    ['five letters in two words', 'Ab Cd', 'context'],
    ['a word of five letters', 'Drury', 'capital'],
    ['a word of four letters', 'Yala', 'context'],
    ['a short name that is nothing else', 'Rice', 'capital'],
    ['another of them', 'Duke', 'capital'],
    ['an ordinary word', 'Temple', 'context'],
    ['a surname', 'Howard', 'context'],
    ['letters', 'LSU', 'letters'],
    ['letters with a sign', 'A&T', 'letters'],
    ['letters with a hyphen', 'UT-RGV', 'letters'],
    ['three letters', 'SMU', 'letters'],
    ['two letters', 'UT', 'context'],
    ['two letters apart', 'U T', 'context'],
    ['letters that begin with a sign', '&TAMU', 'context'],
    ['one small letter', 'LSUs', 'context'],
    ['a town', 'Tulsa', 'context'],
    ['a town of two words', 'San Marcos', 'context'],
    ['a state', 'Alabama', 'context'],
    ['a state of two words', 'New Mexico', 'context'],
    ['a town in capitals', 'TULSA', 'context'],
  ])('C-15 %s: %s needs %s', (_what, written, kind) => {
    expect(kindOf(written)).toBe(kind);
  });

  it.each([
    ['southern california', true],
    ['south florida', true],
    ['northeastern ohio', true],
    ['central michigan', true],
    ['north new york', true],
    ['ohio', false],
    ['southern methodist', false],
    ['in south florida', false],
    ['southern', false],
    ['', false],
  ])('C-15 a part of a state: %j', (folded, is) => {
    expect(isRegion(folded)).toBe(is);
  });
});
