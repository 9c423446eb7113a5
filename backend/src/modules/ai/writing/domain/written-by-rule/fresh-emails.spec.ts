import { askPolitely } from './demands.js';
import { setTone } from './set-tone.js';
import { shorten } from './shorten.js';

describe('I-06 how athletes write, by kind', () => {
  it.each([
    ["I need to know if I'm getting an offer or not. Other schools call.", "Could you tell me if I'm getting an offer?"],
    ["Answer me by Monday or I'm out.", 'Could you please let me know by Monday?'],
    ['Stop sleeping on me. I play corner.', 'I play corner.'],
  ])('I-06 pressure becomes a question and its day stays: %s', (email, polite) => {
    expect(askPolitely(email)).toBe(polite);
  });

  it.each([
    ['formal', "I'll send 'em, nobody's ever outworked me.", 'I will send them, nobody has ever outworked me.'],
    [
      'casual',
      'I would like to inform you that I shall come in the company of my father.',
      'I wanted to let you know that I’ll come with my dad.',
    ],
    ['formal', "I can't come 'cause I have a lab.", 'I cannot come because I have a lab.'],
    ['professional', 'Lamar is lowkey my top school no cap.', 'Lamar is my top school.'],
    ['professional', 'I sent it like 2 wks ago n I wait.', 'I sent it about 2 weeks ago and I wait.'],
  ] as const)('I-06 %s: %s', (tone, email, right) => {
    expect(setTone(email, tone)).toContain(right);
  });

  it('I-06 words around an answer go, the answer stays', () => {
    expect(shorten('I guess what I would say is that in June I throw with our receivers.').text).toBe(
      'In June I throw with our receivers.',
    );
  });
});
