import { measureMessage } from './measure-message.js';

describe('C-21 how long a short message is', () => {
  it.each([
    ['Coach', 5],
    ['Müller', 6],
    ['日本', 4],
    ['🏈', 2],
    ['👨‍👩‍👧', 2],
    ['🇺🇸', 2],
    ['1️⃣', 2],
    ['“QB” …', 7],
    ['Film: https://www.hudl.com/profile/123456789/a-very-long-address-of-a-film', 6 + 23],
    ['http://a.co http://b.co', 23 + 1 + 23],
    ['e\u0301', 1],
    ['a\nb', 3],
    ['#1 ©', 4],
    ['\u10ff\u1100', 1 + 2],
    ['\u1fff\u2000', 2 + 1],
    ['\u200a\u200e', 1 + 2],
    ['\u200f\u2010', 2 + 1],
    ['\u201f\u2020', 1 + 2],
    ['\u2031\u2032', 2 + 1],
    ['\u2037\u2038', 1 + 2],
  ])('C-21 X counts %j as %d of 280', (text, length) => {
    expect(measureMessage('x', text)).toEqual({ length, limit: 280, counting: 'x' });
  });

  it.each([
    ['Coach', 5, 160, 'gsm'],
    ['a\nb', 3, 160, 'gsm'],
    ['é€', 3, 160, 'gsm'],
    ['[~]', 6, 160, 'gsm'],
    ['“QB”', 4, 70, 'ucs2'],
    ['ok 🏈', 5, 70, 'ucs2'],
  ] as const)('C-21 a text message %j takes %d of %d (%s)', (text, length, limit, counting) => {
    expect(measureMessage('text', text)).toEqual({ length, limit, counting });
  });
});
