import { handleOfCell } from './user-names.js';

describe('the handles of a column', () => {
  it.each([
    ['CoachHill', 'CoachHill'],
    ['dhill_84', 'dhill_84'],
    ['coachhill', 'coachhill'],
    ['https://twitter.com/CoachHill?lang=en', 'CoachHill'],
    ['x.com/coach_hill', 'coach_hill'],
  ])('B-01 %s is the handle %s', (cell, handle) => {
    expect(handleOfCell(cell, 'Dana Hill')).toBe(handle);
  });

  it.each(['Follow', 'Twitter', 'x.com/home', 'https://instagram.com/CoachHill', 'redrock', 'not on X', '', '-'])(
    'B-01 %j is none of Dana Hill',
    (cell) => {
      expect(handleOfCell(cell, 'Dana Hill')).toBeNull();
    },
  );
});
