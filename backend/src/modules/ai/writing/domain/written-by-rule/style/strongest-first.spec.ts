import type { Fact } from '../../../../facts/domain/fact.js';
import { strongestFirst } from './strongest-first.js';

const FACTS: Fact[] = [
  { key: 'season.passingYards', label: 'Passing Yards, 2026', value: '1,446', source: 'games', measures: ['yards'] },
  { key: 'gpa', label: 'GPA', value: '3.7', source: 'profile', measures: ['gpa'] },
];
const INTRO = 'My name is Caleb and I play quarterback.';
const FIGURE = 'This fall I threw for 1,446 yards.';

describe('I-01 I-06 the strongest reason first, the question last', () => {
  it('I-01 moves a figure of the record right behind the introduction', () => {
    expect(strongestFirst(`Coach,\n\n${INTRO} I love the game. ${FIGURE} I work hard.`, FACTS)).toBe(
      `Coach,\n\n${INTRO} ${FIGURE} I love the game. I work hard.`,
    );
  });

  it('I-01 puts what was done on the field before grades', () => {
    expect(strongestFirst(`${INTRO} I have a 3.7 GPA. I study every day. ${FIGURE}`, FACTS)).toBe(
      `${INTRO} ${FIGURE} I have a 3.7 GPA. I study every day.`,
    );
  });

  it('I-06 moves no figure that the record does not hold', () => {
    const email = `${INTRO} I love the game. This fall I threw for 2,446 yards.`;
    expect(strongestFirst(email, FACTS)).toBe(email);
  });

  it.each([
    [`${INTRO} I broke my wrist in May. Then I threw for 1,446 yards.`],
    [`${INTRO} I love the game. ${FIGURE} That was hard.`],
    [`${INTRO} My coach changed our offense. It helped me. ${FIGURE}`],
    [`I love the game. I work hard. ${FIGURE}`],
  ])('I-06 leaves what leans on the sentence before it: %s', (email) => {
    expect(strongestFirst(email, FACTS)).toBe(email);
  });

  it('I-01 moves the only question behind the reasons and before the thanks', () => {
    expect(strongestFirst(`${INTRO} Which camp should I attend? I study hard. Thank you for your time.`, FACTS)).toBe(
      `${INTRO} I study hard. Which camp should I attend? Thank you for your time.`,
    );
  });

  it.each([
    [`${INTRO} Which camp should I attend? If it is full, I can come later.`],
    [`${INTRO} Which camp should I attend? Thank you.`],
    [`${INTRO} Do you recruit Texas? Which camp should I attend? I study hard.`],
  ])('I-06 leaves a question that something answers to, or that is not alone: %s', (email) => {
    expect(strongestFirst(email, FACTS)).toBe(email);
  });

  it('I-06 keeps greeting and signature as they are', () => {
    const email = `Coach Lee,\n\n${INTRO} ${FIGURE}\n\nThank you,\nCaleb`;
    expect(strongestFirst(email, FACTS)).toBe(email);
  });
});
