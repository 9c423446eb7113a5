import { sentencesOf } from '../sentence.js';
import { claimScope } from '../../../testing/claim-world.js';
import { readerRole } from './reader-role.js';

const marked = (text: string, role: string) => {
  const [sentence] = sentencesOf(text);
  return sentence ? readerRole(sentence, { ...claimScope(), readerRole: role }).length > 0 : false;
};

describe('what the reader is said to coach', () => {
  it.each([
    ['I know you coach the safeties.', 'DB', false],
    ['I know you coach the safeties.', 'WR', true],
    ['As the offensive coordinator, you see a lot of film.', 'OC,QB', false],
    ['As the offensive coordinator, you see a lot of film.', 'DC', true],
    ["You're the tight ends coach I most want to learn from.", 'OL', true],
    ['You coach the quarterbacks.', 'HC', false],
    ["You're the offensive coordinator.", 'HC', true],
    ['I know you coach the safeties.', '', false],
    ['I was coached by a safety.', 'QB', false],
  ])('I-05 “%s” to %s', (text, role, isMarked) => {
    expect(marked(text, role)).toBe(isMarked);
  });
});
