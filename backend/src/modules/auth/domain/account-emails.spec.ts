import type { ProductEmail } from '../../../shared-kernel/product-mail.js';
import {
  addressChangeAskedEmail,
  addressChangedEmail,
  confirmNewAddressEmail,
  addressTakenEmail,
  passwordResetEmail,
  verificationEmail,
} from './account-emails.js';

const SERVER = 'https://recruit.test';
const MARCUS = { email: 'marcus@mail.test', username: 'marcus.lee' };

describe('the emails about an account', () => {
  it.each<[string, ProductEmail, string, string]>([
    ['U-01 a new account', verificationEmail(SERVER, MARCUS.email, 's3'), MARCUS.email, '/verify-email?token=s3'],
    ['U-02 a forgotten password', passwordResetEmail(SERVER, MARCUS, 's3'), MARCUS.email, '/reset-password?token=s3'],
    ['U-01 the new address', confirmNewAddressEmail(SERVER, 'new@mail.test', 's3'), 'new@mail.test', '/confirm-email?token=s3'],
    ['U-01 an address that is taken', addressTakenEmail(SERVER, 'new@mail.test'), 'new@mail.test', '/forgot-password'],
    ['U-01 the old address', addressChangeAskedEmail(SERVER, MARCUS, 'new@mail.test', 's3'), MARCUS.email, '/keep-email?token=s3'],
    [
      'U-01 the old address after the change',
      addressChangedEmail(SERVER, { username: 'marcus.lee', oldEmail: MARCUS.email, email: 'new@mail.test' }),
      MARCUS.email,
      '/support',
    ],
  ])('%s: to whom, and the page that it leads to', (_case, letter, address, page) => {
    expect(letter.to).toEqual({ name: '', address });
    expect(letter.text.match(/https:\S+/gu)).toEqual([SERVER + page]);
    expect(letter.text).toMatch(/\n$/u);
  });

  it('U-01 an address that is taken says nothing about the account that has it', () => {
    const { subject, text } = addressTakenEmail(SERVER, 'new@mail.test');
    expect(subject + text).not.toContain('marcus');
  });

  it('U-01 the old address reads which account it is about and what the new address is', () => {
    expect(addressChangeAskedEmail(SERVER, MARCUS, 'new@mail.test', 's3').text).toContain(
      'the account marcus.lee asked to change its email address to new@mail.test',
    );
  });
});
