import { seasonWordsIn } from './season-words.js';

/** A class of 2027 in the fall of the senior year: the season is that of 2026. */
const FALL = { today: '2026-11-21', graduationYear: 2027 };
const SPRING = { ...FALL, today: '2027-03-02' };
const one = (year: number) => ({ kind: 'years', from: year, to: year });
const meantIn = (low: string, time: { today: string; graduationYear: number | null } = FALL) =>
  seasonWordsIn(low, time).map(({ meant }) => meant);

describe('the seasons that words of a sentence mean', () => {
  it.each([
    ['i had 4 sacks as a sophomore', one(2024)],
    ['i had 4 sacks as a true freshman', one(2023)],
    ['my junior season was my best', one(2025)],
    ['my senior-year stats', one(2026)],
    ['a year ago i had 4 sacks', one(2025)],
    ['2 seasons ago i had 4 sacks', one(2024)],
    ['last season i had 4 sacks', one(2025)],
    ['the year before i had 4 sacks', one(2025)],
    ['i had 4 sacks in 2024', one(2024)],
    ['my 2025 season', one(2025)],
    ['2025: 4 sacks', one(2025)],
    ['i had 4 sacks (2024)', one(2024)],
  ])('I-05 one season: “%s”', (low, meant) => {
    expect(meantIn(low)).toEqual([meant]);
  });

  it.each([
    ['as a sophomore and junior i started', { kind: 'years', from: 2024, to: 2025 }],
    ['in my freshman through senior years', { kind: 'years', from: 2023, to: 2026 }],
    ['in 2024 and 2025 i started', { kind: 'years', from: 2024, to: 2025 }],
    ['since my sophomore year i have started', { kind: 'years', from: 2024, to: Infinity }],
    ['since 2025 i have started', { kind: 'years', from: 2025, to: Infinity }],
    ['since last season i have started', { kind: 'years', from: 2025, to: Infinity }],
    ['over my last 3 seasons', { kind: 'last', count: 3 }],
    ['40 tackles, 2 seasons combined', { kind: 'last', count: 2 }],
    ['over my high school career', { kind: 'all' }],
    ['my career tackles', { kind: 'all' }],
    ['40 tackles this fall', { kind: 'latest' }],
    ['40 tackles so far', { kind: 'latest' }],
    ['both seasons i had 4 sacks', { kind: 'each' }],
    ['both seasons together i had 4 sacks', { kind: 'last', count: 2 }],
  ])('I-05 several, all or the latest: “%s”', (low, meant) => {
    expect(meantIn(low)).toEqual([meant]);
  });

  it('I-05 the season of a class is unknown without a year of graduation', () => {
    const time = { ...FALL, graduationYear: null };
    expect(meantIn('as a sophomore i started', time)).toEqual([{ kind: 'unknown' }]);
    expect(meantIn('as a sophomore and junior i started', time)).toEqual([{ kind: 'unknown' }]);
    expect(meantIn('since my sophomore year i have started', time)).toEqual([{ kind: 'unknown' }]);
  });

  it.each([
    ['last season i had 4 sacks', one(2026)],
    ['4 sacks last season, up from 2 before', one(2025)],
    ['more sacks than last season', one(2025)],
    ['a year ago i had 4 sacks', one(2026)],
  ])('I-05 from January to July the last season is the one that ended, unless it is compared: “%s”', (low, meant) => {
    expect(meantIn(low, SPRING)).toEqual([meant]);
  });

  it('I-05 a new season begins in August', () => {
    const before = (today: string) => meantIn('more sacks than last season', { ...FALL, today })[0];
    expect([before('2026-07-31'), before('2026-08-01')]).toEqual([one(2024), one(2025)]);
  });

  it.each(['i graduate in 2027', 'class of 2027', 'i had 4 sacks', 'i ran 2025 yards', 'graduating with my grad class in 2027'])(
    'I-05 no season is meant: “%s”',
    (low) => {
      expect(meantIn(low)).toEqual([]);
    },
  );

  it('I-05 each has its place, in the order of the sentence', () => {
    const low = '23 tackles last year and 47 this year';
    expect(seasonWordsIn(low, FALL).map(({ start, end }) => low.slice(start, end))).toEqual(['last year', 'this year']);
  });

  it('O-11 the first 8 of a sentence are read', () => {
    expect(meantIn('last year, '.repeat(20))).toHaveLength(8);
  });
});
