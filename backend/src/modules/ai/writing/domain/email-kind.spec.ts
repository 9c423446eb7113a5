import { type EmailKind, emailKind } from './email-kind.js';

describe('what an email is for', () => {
  it.each<[EmailKind, string]>([
    ['decline', 'Coach, thanks for the offer. I have decided to decline it.'],
    ['decline', 'say no to the offer, i am going somewhere closer to home'],
    ['decline', 'After talking with my family I am turning down your offer.'],
    ['thanks', 'Coach Okonjo, thank you for showing my parents and me around on Saturday.'],
    ['thanks', 'Thanks so much for the call last night.'],
    ['answer', 'You asked which position I played as a sophomore. I played safety.'],
    ['answer', 'coach asked when can you visit. answer: Dec 5'],
    ['follow-up', 'I am following up on the email I sent in May.'],
    ['follow-up', 'Hey coach, it’s me again.'],
    ['first', 'My name is Caleb Norwood. Thank you for your time.'],
    ['first', 'I am a quarterback from Round Rock. Thank you for reading.'],
    ['first', ''],
  ])('I-06 takes for %s: %s', (kind, text) => {
    expect(emailKind(text)).toBe(kind);
  });
});
