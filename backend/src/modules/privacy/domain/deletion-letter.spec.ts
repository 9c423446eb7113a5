import { deletionLetter } from './deletion-letter.js';

describe('the email about a deletion', () => {
  it('U-04 leads to the receipt and names nobody', () => {
    const { to, text } = deletionLetter('https://recruit.test', 'marcus@mail.test', 'secret');
    expect(to).toEqual({ name: '', address: 'marcus@mail.test' });
    expect(text.match(/https:\S+/gu)).toEqual(['https://recruit.test/account-deleted/secret']);
    expect(text).not.toContain('marcus');
  });
});
