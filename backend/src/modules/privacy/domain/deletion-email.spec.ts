import { deletionEmail } from './deletion-email.js';

describe('the email about a deletion', () => {
  it('U-04 leads to the receipt and names nobody', () => {
    const { to, text } = deletionEmail('https://recruit.test', 'marcus@mail.test', 'secret');
    expect(to).toEqual({ name: '', address: 'marcus@mail.test' });
    expect(text.match(/https:\S+/gu)).toEqual(['https://recruit.test/account-deleted/secret']);
    expect(text).not.toContain('marcus');
  });
});
