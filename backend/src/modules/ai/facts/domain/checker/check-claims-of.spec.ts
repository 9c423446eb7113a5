import { claimScope, quarterbackScope } from '../../testing/claim-world.js';
import { FALSE_SENTENCES, TRUE_SENTENCES } from '../../testing/claim-sentences.js';
import { FALSE_OF_ELI, TRUE_OF_ELI } from '../../testing/quarterback-sentences.js';
import { checkClaimsOf } from './check-claims-of.js';

/** Only the reader of names can tell these: whether a coach or a school is the recipient's is its work. */
const BY_NAME = new Set([
  'Dear Coach Munson,',
  'Dear Coach Saban, I watched your game.',
  'I want to play for Rice.',
  'I would be proud to play for Ohio State.',
]);

const marked = (text: string) => checkClaimsOf(text, claimScope()).map((flag) => flag.text);

describe('I-05 what a text claims', () => {
  it.each(TRUE_SENTENCES)('I-05 true and not marked: %s', (text) => {
    expect(marked(text)).toEqual([]);
  });

  it.each(FALSE_SENTENCES.filter((text) => !BY_NAME.has(text)))('I-05 marked: %s', (text) => {
    expect(marked(text)).not.toEqual([]);
  });

  const markedOfEli = (text: string) => checkClaimsOf(text, quarterbackScope()).map((flag) => flag.text);

  it.each(TRUE_OF_ELI)('I-05 true of a quarterback and not marked: %s', (text) => {
    expect(markedOfEli(text)).toEqual([]);
  });

  it.each(FALSE_OF_ELI)('I-05 marked of a quarterback: %s', (text) => {
    expect(markedOfEli(text)).not.toEqual([]);
  });

  it.each([
    'I completed three quarters of my passes.',
    'I threw four or more touchdowns in every game.',
    'I threw 300+ yards in all 3 games.',
  ])('I-05 shares and lower bounds are held against the games too: %s', (text) => {
    expect(markedOfEli(text)).not.toEqual([]);
  });

  it('I-05 a number inside a word is marked with the whole word', () => {
    expect(marked('I am the twelfth-best receiver of my state.')).toEqual(['twelfth-best']);
    expect(marked('I am in the hundred-fortieth percentile, at 87%.')).toContain('87');
  });

  it('I-05 offsets are those of the text as it was sent, in whatever writing', () => {
    const text = 'Hi — 😀 my GPA is ３.６ and I have twenty-seven receptions.';
    const flags = checkClaimsOf(text, claimScope());
    expect(flags.map((flag) => text.slice(flag.start, flag.end))).toEqual(['３.６', 'twenty-seven']);
    expect(flags.map(({ severity }) => severity)).toEqual(['error', 'error']);
  });
});
