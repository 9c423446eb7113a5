import { longestMatches } from './longest-matches.js';

const at = (start: number, end: number) => ({ start, end });

describe('of names that share words the longest', () => {
  it.each([
    ['none', [], []],
    ['names apart', [at(0, 1), at(2, 4)], [at(0, 1), at(2, 4)]],
    ['names that touch', [at(0, 2), at(2, 3)], [at(0, 2), at(2, 3)]],
    ['a shorter one at the begin', [at(0, 1), at(0, 2)], [at(0, 2)]],
    ['a shorter one within', [at(1, 2), at(0, 3)], [at(0, 3)]],
    ['a shorter one at the end', [at(1, 2), at(0, 2)], [at(0, 2)]],
    ['equally long: the first', [at(1, 3), at(0, 2)], [at(0, 2)]],
    ['a longer one that begins later', [at(0, 2), at(1, 4)], [at(1, 4)]],
    ['one that begins later and is shorter', [at(0, 3), at(2, 4)], [at(0, 3)]],
    ['in the order of the text', [at(5, 6), at(0, 1)], [at(0, 1), at(5, 6)]],
    ['the longer one keeps clear of what is taken', [at(0, 3), at(2, 4), at(3, 6)], [at(0, 3), at(3, 6)]],
    ['behind a taken one', [at(0, 2), at(2, 4), at(3, 6)], [at(0, 2), at(3, 6)]],
  ])('C-15 longest match wins: %s', (_rule, matches, kept) => {
    expect(longestMatches(matches)).toEqual(kept);
  });
});
