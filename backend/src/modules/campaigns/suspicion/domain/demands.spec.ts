import { demandsOf, type Asked } from './demands.js';
import type { SuspicionReason } from './reasons.js';
import { sentencesOf } from './sentences.js';

const OUTSIDE: Asked = { isInside: false, isClaimed: true };
const INSIDE: Asked = { isInside: true, isClaimed: false };
const STRANGER: Asked = { isInside: false, isClaimed: false };

const found = (text: string, asked = OUTSIDE) => [...demandsOf(sentencesOf(text), asked)];

describe('what a message asks for', () => {
  it.each<[SuspicionReason, string]>([
    ['money', 'Send $300 by Zelle to hold your spot.'],
    ['money', 'A processing fee of $150 is due.'],
    ['money', 'Can you lend me some money until Friday?'],
    ['gift_card', 'Please buy two Apple gift cards and text me the codes.'],
    ['bank_data', 'Send me your bank account number and routing number.'],
    ['identity_data', 'I need you to send your social security number.'],
    ['password', 'Send me your password so that I can update your profile.'],
    ['secrecy', 'Do not tell your parents about this.'],
    ['private_chat', 'Text me on WhatsApp.'],
    ['photos', 'Send me a picture without your shirt.'],
    ['pressure', 'The offer ends within 24 hours.'],
  ])('U-09 %s: %s', (reason, text) => {
    expect(found(text)).toContain(reason);
  });

  it('U-09 one message can ask for several things', () => {
    expect(found('Send $300 by Zelle. Do not tell your parents.').sort()).toEqual(['money', 'secrecy']);
  });

  it.each([
    'We will never ask you for money.',
    'If anyone asks you to send $300 by Zelle, tell us.',
    'Beware of coaches who ask for gift cards.',
    'You do not have to pay a processing fee.',
    'We look forward to seeing you at camp.',
  ])('U-09 a warning, or what is not wanted, is no demand: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('U-09 a demand in another sentence than its warning still counts', () => {
    expect(found('Strangers who ask for money are a red flag. Send $300 by Zelle to hold your spot.')).toEqual(['money']);
  });

  it('U-09 what the school’s own portal takes is no trap inside of the school, and one outside of it', () => {
    const text = 'Pay the enrollment deposit of $200 in the student portal.';
    expect(found(text, INSIDE)).toEqual([]);
    expect(found(text, OUTSIDE)).toContain('money');
  });

  it('U-09 into the pocket of a person it is one inside of the school, too', () => {
    expect(found('Send $300 directly to me, not through the school.', INSIDE)).toContain('money');
    expect(found('Send your social security number to me instead of the portal.', INSIDE)).toContain('identity_data');
  });

  it('U-09 a price is one of somebody who speaks as the school from outside of it', () => {
    const text = 'The payment of $75 is due next week.';
    expect([found(text, OUTSIDE), found(text, STRANGER)]).toEqual([['money'], []]);
  });

  it('U-09 what is paid on the spot to somebody else is no demand', () => {
    expect(found('Parking costs $10 and lunch costs $12.')).toEqual([]);
  });

  it('U-09 a private chat that parents are in is none, and neither is a public page', () => {
    expect(found('Text me on WhatsApp with your parents.')).not.toContain('private_chat');
    expect(found('Follow our page on Instagram.')).not.toContain('private_chat');
  });

  it('U-09 a day that is near presses only where an offer hangs on it, and not where parents have a say', () => {
    expect(found('Practice begins within 24 hours.')).toEqual([]);
    expect(found('The offer ends within 24 hours. Talk to your parents first.')).not.toContain('pressure');
  });

  it('U-09 a demand and its object far from each other are none', () => {
    const between = 'and we had a long talk about the season with the staff and all of the other players in the room then';
    expect(found(`Send the film ${between} your password`)).not.toContain('password');
  });
});
