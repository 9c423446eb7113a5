import { foldUsername } from './fold-username.js';

describe('foldUsername', () => {
  it.each([
    [' Marcus.LEE ', 'marcus.lee'],
    ['mİa', 'mia'],
    ['ΝΙΚΟΣ', 'νικοσ'],
    ['Kai 😀', 'kai 😀'],
  ])('A-10 takes %j for %j, as the database does', (typed, folded) => {
    expect(foldUsername(typed)).toBe(folded);
  });
});
