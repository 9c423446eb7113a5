import { misspelledNames } from './find-misspelled.js';
import type { KnownValue } from './known-values.js';

const known = (letters: string, more: Partial<KnownValue> = {}): KnownValue => ({ kind: 'last_name', letters, only: null, ...more });
const found = (text: string, name: KnownValue) => misspelledNames(text, [name]).map(({ start, end }) => text.slice(start, end));

describe('names with one slip', () => {
  it.each([
    ['two letters exchanged', 'Whitfeild'],
    ['a letter missing', 'Whitfeld'],
    ['a letter doubled', 'Whittfield'],
    ['another letter', 'Whitfiald'],
    ['of several', 'Whitfeilds'],
    ['another ending of a long name', 'Whitfielt'],
    ['in small letters', 'whitfeild'],
  ])('I-08 %s: %s', (_, written) => {
    expect(found(`I am ${written}, hi`, known('whitfield'))).toEqual([written]);
  });

  it.each([
    ['two letters wrong', 'Whatfeild', 'whitfield'],
    ['another first letter', 'Chitfield', 'whitfield'],
    ['two letters more', 'Whitfielders', 'whitfield'],
    ['another ending of a short name', 'turned', 'turner'],
    ['a short name', 'march', 'marsh'],
    ['a word beyond all names', 'w'.repeat(41), 'w'.repeat(40)],
  ])('I-08 not with %s: %s', (_, written, name) => {
    expect(found(`I am ${written}, hi`, known(name))).toEqual([]);
  });

  it('I-08 only names are looked for, and with their kind', () => {
    expect(found('whitfeild', known('whitfield', { kind: 'handle' }))).toEqual([]);
    expect(found('whitfeild', known('whitfield', { only: 'one_word' }))).toEqual([]);
    expect(misspelledNames('In Whitfeild.', [known('whitfield', { kind: 'town' })])).toEqual([{ kind: 'town', start: 3, end: 12 }]);
    expect(misspelledNames('In Whitfeild.', [])).toEqual([]);
  });
});
