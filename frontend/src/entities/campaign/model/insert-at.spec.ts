import { insertAt } from './insert-at';

describe('a placeholder chip', () => {
  it('C-05 puts the placeholder in the place of the selection', () => {
    expect(insertAt('Coach X, hi', '{{coach_last_name}}', 6, 7)).toEqual({
      text: 'Coach {{coach_last_name}}, hi',
      caret: 25,
    });
  });

  it('C-05 appends it when the cursor was behind what is left of the text', () => {
    expect(insertAt('Hi', '!', 9, 9)).toEqual({ text: 'Hi!', caret: 3 });
  });
});
