import { SHORT_ENOUGH, shorten } from './shorten.js';

const of = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');

describe('I-01 I-06 making an email shorter', () => {
  it.each([
    ['Due to the fact that I lift, I am strong.', 'Because I lift, I am strong.'],
    ['I train in order to play.', 'I train to play.'],
    ['I am writing to let you know that I play safety.', 'I play safety.'],
    ['I am really fast.', 'I am fast.'],
  ])('I-01 fillers go: %s', (email, shorter) => {
    expect(shorten(email).text).toBe(shorter);
  });

  it.each([
    ['I am not just fast, I am really really fast.', 'I am not just fast, I am fast.'],
    ['I am not very tall.', 'I am not very tall.'],
    ['I never really quit.', 'I never really quit.'],
    ["I don't just block.", "I don't just block."],
  ])('I-06 a filler behind a denial stays, because the rest would say something else: %s', (email, shorter) => {
    expect(shorten(email).text).toBe(shorter);
  });

  it('I-01 a sentence that says nothing goes, and one that is said twice stands once', () => {
    expect(shorten('I hope you are doing well.\n\nI am a safety. I am a safety.\n\nThanks,\nCaleb').text).toBe(
      'I am a safety.\n\nThanks,\nCaleb',
    );
  });

  it('I-01 of a text that is too long the longest plain sentences go; numbers, links, questions and thanks stay', () => {
    const plain = `We ${of(70, 'trained')} together.`;
    const [number, link, question] = [
      `I ran ${of(30, 'and')} 40 yards.`,
      'Film: https://www.hudl.com/v/1 is here.',
      `Would ${of(30, 'you')} call?`,
    ];
    const { text, words } = shorten(`My summer was good. ${plain} ${number} ${link} ${question} Thank you for your time.`);
    expect(text).not.toContain('trained');
    for (const kept of [number, link, question, 'Thank you for your time.']) expect(text).toContain(kept);
    expect(words).toBeLessThanOrEqual(SHORT_ENOUGH);
  });

  it('I-06 an email of thanks loses no sentence, however long it is', () => {
    const email = `Thank you for the visit on Saturday. We ${of(130, 'talked')} a while.`;
    expect(shorten(email).text).toBe(email);
  });

  it('I-06 a sentence that the next one speaks of stays, although it says little', () => {
    const email = `Coach, my uncle cut new film for me. It shows ${of(130, 'plays')} there?`;
    expect(shorten(email).text).toBe(email);
    const apart = `Coach, my uncle cut new film for me. Would you watch ${of(130, 'plays')} there?`;
    expect(shorten(apart).text).not.toContain('uncle');
  });

  it('I-06 that all is said needs no sentence', () => {
    expect(shorten('I play safety. Anyway, that is basically everything that I wanted to say for now. Do you hold a camp?').text).toBe(
      'I play safety. Do you hold a camp?',
    );
  });

  it('I-01 what is short enough is not cut further', () => {
    expect(shorten('I play safety. I like your team.').text).toBe('I play safety. I like your team.');
  });

  it.each([
    [
      'Coach Okonjo, I know that you are very busy and get hundreds of these. Could you watch one play?',
      'Coach Okonjo, could you watch one play?',
    ],
    ['I am 6 feet tall and run a 4.7. As I said, I run a 4.7.', 'I am 6 feet tall and run a 4.7.'],
    ['Because of the fact that I have a test, I will come on the second day.', 'Because I have a test, I will come on the second day.'],
    [
      'I would be very grateful to you if you would be so kind as to tell me whether or not you hold a camp.',
      'Could you tell me whether you hold a camp?',
    ],
    ['I am a kicker and I play kicker at Cedar Bluff.', 'I am a kicker at Cedar Bluff.'],
    [
      'So, to make a long story short, well, it was a bruise, as it turns out, and I did not miss a game.',
      'It was a bruise, and I did not miss a game.',
    ],
    ['I am someone who is very patient.', 'I am patient.'],
  ])('I-06 words that say nothing go: %s', (email, right) => {
    expect(shorten(email).text).toBe(right);
  });
});
