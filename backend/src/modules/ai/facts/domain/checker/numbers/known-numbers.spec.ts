import { claimScope, THEO } from '../../../testing/claim-world.js';
import { numberIn } from '../../../testing/number-in.js';
import type { KnownAthlete } from '../known-athlete.js';
import { inches } from './inches.js';
import { isEveryday } from './everyday-numbers.js';
import { isKnown } from './known-numbers.js';

describe('numbers that need no further words', () => {
  const known = (marked: string, more: Partial<KnownAthlete> = {}) =>
    isKnown(numberIn(marked), { athlete: { ...claimScope().athlete, ...more }, games: [] });

  it.each([
    ['i am |2026| ready', true],
    ['|2028| wide receiver', true],
    ['|2027| wide receiver', false],
    ['my |2027| season will be better', true],
    ['next fall, |2028|, i am yours', true],
    ['my |2029| season will be better', false],
    ['my |2025| season was good', false],
    ['class of |2027|, a new season', false],
    ["i'm at |175| now", true],
    ['i am at |3.4|', true],
    ['i am at |24|', true],
    ["i'm at |176| now", false],
    // Of all games, and of one of them.
    ['the |286| say it all', true],
    ['the |131| against coldwater', true],
    ['the |132| against coldwater', false],
    ['the |8| against coldwater', false],
  ])('I-05 “%s” is known: %s', (marked, isRight) => {
    expect(known(marked)).toBe(isRight);
  });

  it('I-05 no year is to come without a year of graduation', () => {
    expect(known('my |2027| season will be better', { graduationYear: null })).toBe(false);
  });

  it('I-05 where games are named, a sum is theirs', () => {
    const { athlete } = claimScope();
    const inTwo = (marked: string) => isKnown(numberIn(marked), { athlete, games: athlete.games.slice(0, 2) });
    expect([inTwo('the |183| there'), inTwo('the |286| there')]).toEqual([true, false]);
  });

  it('I-05 a height is inches in all', () => {
    expect([THEO.height, `5'11.5"`, null, 'tall', '72'].map(inches)).toEqual([72, 71.5, null, null, null]);
  });
});

describe('numbers of everyday life', () => {
  it.each([
    ['in front of |4000| fans', true],
    ['a |40| minute drive', true],
    ['|40| minutes away', true],
    ['i ran |2| miles', false],
    ['i drive |2| miles', true],
    ['we meet at |530|', true],
    ['home by |730|', true],
    ['practice at |1260|', false],
    ['i am at |530|', false],
    ["i'm at |175|", false],
    ['i can meet at |75|', false],
    ['the |3.0| minimum', true],
    ['a minimum of |3.0|', true],
    ['your |3.0| average', true],
    ['above the |3.0| average', true],
    ['i have a |3.9| average', false],
    ['with about a |3.9| average', false],
    ['i have a |3.9| minimum to meet', true],
    ['i have |3| as many', true],
    ['i had |12| tackles', false],
  ])('I-05 “%s” is one: %s', (marked, isOne) => {
    expect(isEveryday(numberIn(marked))).toBe(isOne);
  });
});
