import { asksOf } from './asks-of.js';

const TODAY = '2026-11-21';

describe('what a coach asked for', () => {
  it.each([
    ['Can you send me your transcript? We like the film.', ['your transcript'], null],
    ['What is your forty and who timed it?', ['your 40-yard dash and who timed it'], null],
    ['Could you enroll with us in January? Decision by December 10.', ['enrolling in January', 'your decision'], '2026-12-10'],
    ['Are you coming for the game day on December 12?', ['the game day'], '2026-12-12'],
    ['Love the film. Where are you with the core GPA?', ['your core GPA'], null],
    ['Please send transcript and scores.', ['your transcript', 'your test scores'], null],
    ['Send your schedule please.', ['your schedule'], null],
    ['Thanks for the email. Good luck on Friday!', [], null],
    ['', [], null],
  ])('Y-05 reads "%s"', (message, things, on) => {
    expect(asksOf(message, TODAY)).toEqual({ things, on });
  });

  it.each([
    ['a day that is past', 'Can you come on November 3?', null],
    ['a day of the next year', 'Can you come on Jan. 9?', '2027-01-09'],
    ['a day that does not exist', 'Can you come on February 31?', null],
    ['a day more than half a year away', 'Can you come on October 30?', null],
  ])('Y-05 takes %s for what it is', (_, message, on) => {
    expect(asksOf(message, TODAY).on).toBe(on);
  });

  it('Y-05 reads the beginning of a long message alone', () => {
    expect(asksOf(`${'a'.repeat(2_000)} send your transcript?`, TODAY).things).toEqual([]);
  });
});
