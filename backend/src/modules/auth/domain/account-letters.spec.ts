import type { ProductLetter } from '../../../shared-kernel/product-mail.js';
import {
  emailChangeAskedLetter,
  emailChangedLetter,
  emailChangeLetter,
  emailTakenLetter,
  passwordResetLetter,
  verificationLetter,
} from './account-letters.js';

const SERVER = 'https://recruit.test';
const MARCUS = { email: 'marcus@mail.test', username: 'marcus.lee' };

describe('the emails about an account', () => {
  it.each<[string, ProductLetter, string, string]>([
    ['U-01 a new account', verificationLetter(SERVER, MARCUS.email, 's3'), MARCUS.email, '/verify-email?token=s3'],
    ['U-02 a forgotten password', passwordResetLetter(SERVER, MARCUS, 's3'), MARCUS.email, '/reset-password?token=s3'],
    ['U-01 the new address', emailChangeLetter(SERVER, 'new@mail.test', 's3'), 'new@mail.test', '/confirm-email?token=s3'],
    ['U-01 an address that is taken', emailTakenLetter(SERVER, 'new@mail.test'), 'new@mail.test', '/forgot-password'],
    ['U-01 the old address', emailChangeAskedLetter(SERVER, MARCUS, 'new@mail.test', 's3'), MARCUS.email, '/keep-email?token=s3'],
    [
      'U-01 the old address after the change',
      emailChangedLetter(SERVER, { username: 'marcus.lee', oldEmail: MARCUS.email, email: 'new@mail.test' }),
      MARCUS.email,
      '/support',
    ],
  ])('%s: to whom, and the page that it leads to', (_case, letter, address, page) => {
    expect(letter.to).toEqual({ name: '', address });
    expect(letter.text.match(/https:\S+/gu)).toEqual([SERVER + page]);
    expect(letter.text).toMatch(/\n$/u);
  });

  it('U-01 an address that is taken says nothing about the account that has it', () => {
    const { subject, text } = emailTakenLetter(SERVER, 'new@mail.test');
    expect(subject + text).not.toContain('marcus');
  });

  it('U-01 the old address reads which account it is about and what the new address is', () => {
    expect(emailChangeAskedLetter(SERVER, MARCUS, 'new@mail.test', 's3').text).toContain(
      'the account marcus.lee asked to change its email address to new@mail.test',
    );
  });
});
