import { factorLetter, type FactorNotice } from './factor-letter.js';

describe('the email about a change of the sign-in', () => {
  it.each<[FactorNotice, string]>([
    [{ what: 'passkey_added', name: 'Phone' }, 'The passkey "Phone" now opens the account marcus.lee.'],
    [{ what: 'passkey_removed', name: 'Phone' }, 'The passkey "Phone" no longer opens the account marcus.lee.'],
    [{ what: 'app_on' }, 'now also asks for a code of your authenticator app'],
    [{ what: 'app_off' }, 'no longer asks for a code of an authenticator app'],
    [{ what: 'codes_renewed' }, 'The codes before them no longer work.'],
    [{ what: 'recovery_code_used', left: 7 }, 'Codes left: 7.'],
    [{ what: 'removed_by_operator' }, 'and signed out every device'],
  ])('U-03 %j says what happened and where to act', (notice, words) => {
    const letter = factorLetter('https://recruit.test', { email: 'marcus@mail.test', username: 'marcus.lee' }, notice);
    expect(letter.to).toEqual({ name: '', address: 'marcus@mail.test' });
    expect(letter.text).toContain(words);
    expect(letter.text).toContain('marcus.lee');
    expect(letter.text).toContain('https://recruit.test/settings\n');
  });
});
