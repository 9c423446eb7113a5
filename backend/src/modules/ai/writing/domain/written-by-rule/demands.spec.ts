import { askPolitely, withoutBrags } from './demands.js';

describe('I-01 I-06 brags and demands', () => {
  it.each([
    ['I want you to call me ASAP.', 'I would like you to call me when you can.'],
    ['Call me when you can.', 'Please call me when you can.'],
    ['I want a scholarship.', 'I would be glad about a scholarship.'],
    ['I want to visit.', 'I would like to visit.'],
    ['Check out my film.', 'Please watch my film.'],
    ['Bring the letter with you.', 'Please bring the letter with you.'],
    ['Coach, call my mom about it.', 'Coach, please call my mom about it.'],
    ['Tell me by Friday if I can come.', 'Could you please tell me by Friday if I can come?'],
    ['I want my own visit.', 'I would like my own visit.'],
    ['I wrote twice and still nothing.', 'I wrote twice, and I have not heard back yet.'],
    ['Did you even watch my film?', 'Did you watch my film?'],
    ['How much money can you give me?', 'Could you tell me what financial aid is possible?'],
  ])('I-01 a demand becomes a request: %s', (email, polite) => {
    expect(askPolitely(email)).toBe(polite);
  });

  it.each([
    ['I am the best safety in Texas. I had 12 sacks.', 'I had 12 sacks.'],
    ['You will regret it. I am a safety.', 'I am a safety.'],
    ['I play safety and you need me.', 'I play safety.'],
    ['Nobody can block me. See you there.', 'See you there.'],
  ])('I-01 praise of oneself and pressure go, the rest of it stays: %s', (email, plain) => {
    expect(withoutBrags(email)).toBe(plain);
  });

  it.each(['I am the best, with 12 sacks.', 'I am the best: https://www.hudl.com/v/1', 'I am the best for {{school_name}}.'])(
    'I-06 a statement with a number, a link or a placeholder stays: %s',
    (email) => {
      expect(withoutBrags(email)).toBe(email);
    },
  );

  it('I-06 what brags and demands nothing stays as it is, also its lines', () => {
    const email = 'Coach Okonjo,\n\nI play safety. Would you call me?\n\nThanks,\nCaleb';
    expect(askPolitely(email)).toBe(email);
  });
});

describe('what is left of a sentence with a brag', () => {
  it.each([
    ['its other statements, with a full stop', 'I play safety, and I am unstoppable', 'I play safety.'],
    ['and the end that it has', 'I am unstoppable and I play safety!', 'I play safety!'],
    ['two of them', 'I play safety, you need me, and I lift', 'I play safety, I lift.'],
    ['a link without a full stop', 'I am unstoppable, and I have film: https://x.example/a', 'I have film: https://x.example/a'],
    ['nothing', 'I am unstoppable.', ''],
    ['statements with a link of either kind', 'I am the best http://x.example/a', 'I am the best http://x.example/a'],
    ['sentences, with one blank between them', 'I am a safety.  I am the best. We won.', 'I am a safety. We won.'],
  ])('I-01 is %s', (_, text, left) => {
    expect(withoutBrags(text)).toBe(left);
  });

  it.each([
    ['Coach Okonjo, I am the best in Texas. Watch my film.', 'Coach Okonjo, please watch my film.'],
    ['Coach Okonjo, im unstoppable and you need me, watch my tape now', 'Coach Okonjo, please watch my tape now.'],
    ['Coach Okonjo, I am the best in Texas. Caleb Norwood is my name.', 'Coach Okonjo, Caleb Norwood is my name.'],
    ['Coach Okonjo, Watch my film.', 'Coach Okonjo, please watch my film.'],
  ])('I-01 the coach stays addressed: %s', (text, polite) => {
    expect(askPolitely(text)).toBe(polite);
  });

  it('I-01 a short line is looked at only when it brags', () => {
    expect(askPolitely('Marcus Lee,  QB')).toBe('Marcus Lee, QB');
    expect(askPolitely('Coach\nYou need me')).toBe('Coach\n');
  });
});
