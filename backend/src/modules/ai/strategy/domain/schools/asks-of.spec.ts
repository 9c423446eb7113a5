import { asksOf, namesInjury, wantsNewsLater } from './asks-of.js';

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
    ['What is your snap time and is it on film?', ['your snap time', 'your film'], null],
    ['When do the doctors clear you?', ['your recovery'], null],
    ['How is your ACL?', ['your recovery'], null],
    ['We heard that you got hurt. When are you cleared to play?', ['your recovery'], null],
    ['Are you cleared by the Eligibility Center?', [], null],
    ['How many credits will transfer, and how many seasons do you have left?', ['your credits', 'your seasons left'], null],
    ['Are you still open? Which other schools are you talking to?', ['where you stand with other schools'], null],
    ['Have you committed anywhere?', ['where you stand with other schools'], null],
    ['Did you apply yet? What do you want to study?', ['your application', 'what you want to study'], null],
    ['Please fill in our questionnaire.', ['their questionnaire'], null],
    ['Your hang time looks good. See you.', [], null],
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

  it.each([
    ['Thanks for writing. Keep us posted in the spring.', true],
    ['Great film. Stay in touch and good luck this week!', true],
    ['Let us know how the season goes.', true],
    ['Send us updates when you have some.', true],
    ['Keep us posted. Can you send your transcript?', false],
    ['Keep us posted and send your transcript.', false],
    ['Keep me updated, and let us know by December 12.', false],
    ['Thanks for the email.', false],
    ['We like your film.', false],
    ['', false],
  ])('Y-05 "%s" wants news later and no answer now: %s', (message, isSo) => {
    expect(wantsNewsLater(message, TODAY)).toBe(isSo);
  });

  it.each([
    ['Sorry to hear about the knee.', true],
    ['When does the doctor clear you?', true],
    ['How is your shoulder?', true],
    ['How is rehab going?', true],
    ['Bend your knees at the snap.', false],
    ['We are back on the road.', false],
    ['', false],
  ])('Y-05 "%s" speaks of an injury: %s', (message, isSo) => {
    expect(namesInjury(message)).toBe(isSo);
  });
});
