import { mergedSentences } from './merged-sentences.js';

/** Long enough to be shortened. */
const REST = ' We run the spread.'.repeat(14);

describe('I-01 I-06 sentences of one subject in a long email', () => {
  it.each([
    ['My name is Caleb Norwood. I am a quarterback.', 'I am Caleb Norwood, a quarterback.'],
    [
      'My name is Caleb Norwood and I am a quarterback. I am in the class of 2027. I go to Cedar Bluff High School.',
      'I am Caleb Norwood, a quarterback in the class of 2027 at Cedar Bluff High School.',
    ],
    ['I threw for 1,446 yards. I also threw 14 touchdowns.', 'I threw for 1,446 yards and 14 touchdowns.'],
    ['I play quarterback. I also play safety.', 'I play quarterback and safety.'],
  ])('I-01 "%s" becomes "%s"', (written, merged) => {
    expect(mergedSentences(written + REST)).toBe(merged + REST);
  });

  it.each([['My name is Caleb. I am a quarterback.'], ['I threw for 1,446 yards. I also ran for 168.']])(
    'I-06 leaves a short email as it is: %s',
    (email) => {
      expect(mergedSentences(email)).toBe(email);
    },
  );

  it.each([['I threw for 1,446 yards. I also ran for 168.'], ['I am tired. I go to bed at nine.'], ['My name is Caleb. I was a safety.']])(
    'I-06 leaves sentences that say different things: %s',
    (sentences) => {
      expect(mergedSentences(sentences + REST)).toBe(sentences + REST);
    },
  );
});
