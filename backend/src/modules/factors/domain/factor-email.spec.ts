import { factorEmail, type FactorNotice } from './factor-email.js';

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
    const email = factorEmail('https://recruit.test', { email: 'marcus@mail.test', username: 'marcus.lee' }, notice);
    expect(email.to).toEqual({ name: '', address: 'marcus@mail.test' });
    expect(email.text).toContain(words);
    expect(email.text).toContain('marcus.lee');
    expect(email.text).toContain('https://recruit.test/settings\n');
  });
});
