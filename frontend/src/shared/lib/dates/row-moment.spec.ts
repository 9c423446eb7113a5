import { rowMoment } from './row-moment';

const now = new Date(2026, 10, 21, 15, 0);

describe('the moment of a line in the list of conversations', () => {
  it.each([
    [new Date(2026, 10, 21, 9, 41), '9:41 AM'],
    [new Date(2026, 10, 20, 23, 59), 'Nov 20'],
    [new Date(2026, 0, 1), 'Jan 1'],
    [new Date(2025, 10, 21, 9, 41), 'Nov 21, 2025'],
  ])('C-22 %s is as short as it can be', (at, words) => {
    expect(rowMoment(at.toISOString(), now)).toBe(words);
  });
});
