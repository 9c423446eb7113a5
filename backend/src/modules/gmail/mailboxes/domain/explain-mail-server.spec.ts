import type { MailProvider, SignInWay } from './mail-provider.js';
import { explainMailServer, explainMicrosoftServer } from './explain-mail-server.js';
import { microsoftFailureOf } from './microsoft-failure.js';

const SERVER = { host: 'imap.gmx.net', port: 993, security: 'tls' } as const;
const provider = (signIn: SignInWay) => ({ name: 'GMX', hint: 'Turn on IMAP first.', signIn }) as MailProvider;
const refused = (from: MailProvider | null, words = '') => explainMailServer({ kind: 'sign_in_refused', words }, 'imap', SERVER, from);

describe('why a mail server does not let Recruit in', () => {
  it('quotes the server where it said something', () => {
    expect(refused(null, 'No such user')).toContain('imap.gmx.net refused the sign-in. It said: “No such user”. Check');
    expect(refused(null)).toContain('imap.gmx.net refused the sign-in. Check');
  });

  it('a refused sign-in names what this provider wants', () => {
    expect(refused(provider('app_password'))).toContain('GMX refuses your normal password here: make an app password. Turn on IMAP');
    expect(refused(provider('oauth'))).toContain('Choose “GMX” as the provider');
    expect(refused(provider('password'))).toMatch(/Check the user name and the password\. Turn on IMAP first\.$/);
    expect(refused(null)).toMatch(/Many providers want an app password/);
  });

  it('a server that lets nobody in is tried later', () => {
    expect(explainMailServer({ kind: 'try_later', words: '' }, 'imap', SERVER, null)).toBe(
      'imap.gmx.net lets nobody sign in at the moment. Wait a few minutes, then try again.',
    );
  });

  it('everything else names the server and the port', () => {
    for (const kind of ['unreachable', 'no_tls', 'no_answer', 'not_a_mail_server', 'closed'] as const) {
      expect(explainMailServer({ kind, words: '' }, 'smtp', SERVER, provider('app_password'))).toMatch(/imap\.gmx\.net.* 993/);
    }
  });

  it('at Microsoft a refusal is about the mailbox, since no password was asked for', () => {
    const said = { kind: 'sign_in_refused', words: 'Disabled' } as const;
    expect(explainMicrosoftServer(said, 'imap', SERVER)).toMatch(/It said: “Disabled”\. Perhaps this account has no mailbox/);
    expect(explainMicrosoftServer({ ...said, words: '' }, 'smtp', SERVER)).toMatch(/refused the sign-in\. Perhaps sending by programs/);
    expect(explainMicrosoftServer({ kind: 'closed', words: '' }, 'imap', SERVER)).toContain('closed the connection');
  });
});

describe('why Microsoft sent the browser back without a connection', () => {
  it.each([
    ['access_denied', 'denied'],
    ['consent_required', 'denied'],
    ['temporarily_unavailable', 'microsoft_unavailable'],
    ['server_error', 'microsoft_unavailable'],
    ['invalid_request', 'microsoft_refused'],
  ])('%s is read as %s', (error, failure) => {
    expect(microsoftFailureOf(error)).toBe(failure);
  });
});
