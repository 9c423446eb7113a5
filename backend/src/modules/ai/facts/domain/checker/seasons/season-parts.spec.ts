import { seasonParts } from './season-parts.js';
import { seasonWordsIn } from './season-words.js';

const TIME = { today: '2026-11-21', graduationYear: 2027 };

/** Each part of a sentence with the seasons that it is about. */
function partsOf(low: string): [string, string][] {
  return seasonParts(low, seasonWordsIn(low, TIME)).map(({ start, end, meant }) => {
    if (meant === 'before') return [low.slice(start, end), 'before'];
    return [low.slice(start, end), meant.kind === 'years' ? String(meant.from) : meant.kind];
  });
}

describe('the parts of a sentence by season', () => {
  it.each([
    ['i had 23 tackles', [['i had 23 tackles', 'latest']]],
    ['last year i had 23 tackles', [['last year i had 23 tackles', '2025']]],
    // One clause with two seasons: each has the figure before it.
    [
      'i had 23 tackles last year and 47 this year',
      [
        ['i had 23 tackles last year', '2025'],
        [' and 47 this year', 'latest'],
      ],
    ],
    [
      "last year's 23 tackles became 47 this year",
      [
        ["last year's 23 tackles became ", '2025'],
        ['47 this year', 'latest'],
      ],
    ],
    [
      'i had 23 tackles last year, but i have 47 now',
      [
        ['i had 23 tackles last year', '2025'],
        [', but i have 47 now', 'latest'],
      ],
    ],
    [
      'i had 23 tackles last year, but only 2 sacks',
      [
        ['i had 23 tackles last year', '2025'],
        [', but only 2 sacks', '2025'],
      ],
    ],
    [
      'i have 47 tackles, up from 23',
      [
        ['i have 47 tackles', 'latest'],
        [', up from 23', 'before'],
      ],
    ],
    [
      'i went from 20 tackles last year to 39',
      [
        ['i went ', 'latest'],
        ['from 20 tackles last year', '2025'],
        [' to 39', 'latest'],
      ],
    ],
    [
      'from 20 tackles last year to 39',
      [
        ['from 20 tackles last year', '2025'],
        [' to 39', 'latest'],
      ],
    ],
    // A list in front of its season.
    [
      'i had 20 tackles, 3 sacks and a pick last year',
      [
        ['i had 20 tackles', '2025'],
        [', 3 sacks', '2025'],
        [' and a pick last year', '2025'],
      ],
    ],
    [
      'i had 20 tackles, and 3 sacks last year',
      [
        ['i had 20 tackles', '2025'],
        [', and 3 sacks last year', '2025'],
      ],
    ],
    [
      'i had 20 tackles, and my coach left last year',
      [
        ['i had 20 tackles', 'latest'],
        [', and my coach left last year', '2025'],
      ],
    ],
    ['i had 70 tackles last year and this year', [['i had 70 tackles last year and this year', 'together']]],
    [
      'i had 23 last year and this year i had 47',
      [
        ['i had 23 last year', '2025'],
        [' and this year i had 47', 'latest'],
      ],
    ],
  ])('I-05 “%s”', (low, parts) => {
    expect(partsOf(low)).toEqual(parts);
  });

  it('I-05 the parts are the whole sentence', () => {
    const low = 'i had 23 tackles last year, 47 this year; as a freshman i had 4, and i want more than last season';
    expect(
      partsOf(low)
        .map(([text]) => text)
        .join(''),
    ).toBe(low);
  });
});
