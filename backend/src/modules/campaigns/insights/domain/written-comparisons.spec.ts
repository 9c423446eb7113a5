import { StdlibExactTest } from '../adapters/stdlib/stdlib-exact-test.js';
import { type WrittenGroup, writtenComparisons, type WrittenFacts } from './written-comparisons.js';

const group = (value: string, counted: number, replied: number): WrittenGroup => ({
  ...{ value, label: `Campaign ${value}`, campaigns: 1 },
  ...{ counted, replied },
});
const none: WrittenFacts = { template: [], subject: [], step: [] };
const compare = (facts: Partial<WrittenFacts>) => writtenComparisons({ ...none, ...facts }, new StdlibExactTest());

describe('texts, subjects and steps beside each other', () => {
  it('N-06 compares by template, by subject and by follow-up step, each with n', () => {
    const comparisons = compare({
      template: [group('a', 30, 3)],
      subject: [group('Film', 10, 1), group('Visit', 20, 2)],
      step: [group('0', 30, 3), group('1', 12, 4)],
    });
    expect(comparisons.map(({ by, counted, replied, groups }) => [by, counted, replied, groups])).toEqual([
      ['template', 30, 3, 1],
      ['subject', 30, 3, 2],
      ['step', 42, 7, 2],
    ]);
  });

  it('N-06 calls a text the best when there is enough to tell, and puts it first', () => {
    const [texts] = compare({ template: [group('a', 40, 4), group('b', 20, 12)] });
    expect(texts?.rows.map(({ label, isBest }) => [label, isBest])).toEqual([
      ['Campaign b', true],
      ['Campaign a', false],
    ]);
  });

  it('N-06 calls none the best when chance could make the difference, or below 20 emails', () => {
    const best = (...groups: WrittenGroup[]) => compare({ subject: groups })[1]?.rows.some(({ isBest }) => isBest);
    expect(best(group('a', 10, 4), group('b', 10, 1))).toBe(false);
    // Chance makes this in under 5 % of cases, but 19 emails are too few to say so.
    expect(best(group('a', 10, 9), group('b', 9, 0))).toBe(false);
    expect(best(group('a', 10, 9), group('b', 10, 0))).toBe(true);
  });

  it('N-06 shows at most five, the best among them even when it has the fewest emails, and n of all', () => {
    const many = Array.from({ length: 8 }, (_, at) => group(`s${at}`, 30 - at, 0));
    const [, subjects] = compare({ subject: [...many, group('best', 12, 12)] });
    expect(subjects).toMatchObject({ groups: 9, counted: 224, replied: 12 });
    expect(subjects?.rows.map(({ label }) => label)).toEqual(['best', 's0', 's1', 's2', 's3'].map((one) => `Campaign ${one}`));
  });

  it('N-06 keeps the order of the steps', () => {
    const [, , steps] = compare({ step: [group('2', 5, 5), group('0', 40, 1), group('1', 20, 2)] });
    expect(steps?.rows.map(({ step, isBest }) => [step, isBest])).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ]);
  });
});
