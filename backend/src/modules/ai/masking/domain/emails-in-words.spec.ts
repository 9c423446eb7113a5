import { EMAILS_IN_WORDS } from './emails-in-words.js';

const found = (text: string) => EMAILS_IN_WORDS.flatMap(([, pattern]) => [...text.matchAll(pattern)].map(([match]) => match));

describe('email addresses with their signs in words', () => {
  it.each(['jay_w_22 at gmail dot com', 'jay__whit [at] school.edu', '_jay_ @ mail . org', 'jay underscore whit at yahoo'])(
    'I-08 are found with underscores inside: %s',
    (address) => {
      expect(found(`Write to ${address}, please.`)).toContain(address);
    },
  );

  it('I-08 lines to write on are gone through once, and not in every way that they could be divided', () => {
    expect(found(`${'_'.repeat(63)} `.repeat(3_000))).toEqual([]);
    expect(found('_'.repeat(200_000))).toEqual([]);
  });
});
