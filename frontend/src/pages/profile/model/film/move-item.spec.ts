import { moveItem } from './move-item';

describe('moving a clip', () => {
  it.each([
    [0, 1, 'bac'],
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
  ])('P-11 from place %d to %d makes abc %s', (from, to, after) => {
    expect(moveItem([...'abc'], from, to).join('')).toBe(after);
  });
});
