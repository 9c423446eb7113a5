import { emailKind } from './email-kind.js';

describe('emailKind', () => {
  it.each([
    [0, 'first'],
    [1, 'follow_up'],
    [3, 'follow_up'],
    [999, 'follow_up'],
    [1000, 'answer'],
    [1001, 'answer'],
  ])('C-19 the email with step %d is %s', (step, kind) => {
    expect(emailKind(step)).toBe(kind);
  });
});
