import type { MailProvider } from './mail-provider.js';
import { presetOf } from './preset-of.js';
import { providerAt, providerOf } from './provider-of.js';

const GMX: MailProvider = {
  id: 'gmx',
  name: 'GMX',
  domains: ['gmx.net', 'gmx.de'],
  imap: { host: 'imap.gmx.net', port: 993, security: 'tls' },
  smtp: { host: 'mail.gmx.net', port: 465, security: 'tls' },
  signIn: 'password',
  filesSent: true,
  dailyCap: 100,
  helpUrl: 'https://hilfe.gmx.net',
  hint: 'Turn on IMAP first.',
};
const OUTLOOK: MailProvider = { ...GMX, id: 'outlook', name: 'Outlook', domains: ['outlook.com'], signIn: 'oauth' };
const PROTON: MailProvider = { ...GMX, id: 'proton', name: 'Proton', domains: ['proton.me'], signIn: 'bridge' };
const always = () => true;
const never = () => false;

describe('what the mailbox form is filled in with', () => {
  it('has the servers, the cap and the hint of the provider', () => {
    const { name, signIn, imap, smtp, dailyCap, helpUrl, hint } = GMX;
    expect(presetOf(GMX, never, false)).toEqual({ provider: 'gmx', name, signIn, imap, smtp, dailyCap, helpUrl, hint, available: true });
  });

  it('has nothing but a hint for a provider that is not known', () => {
    expect(presetOf(null, never, false)).toMatchObject({ provider: 'other', imap: null, smtp: null, dailyCap: null, available: true });
  });

  it('offers Microsoft only where this server has an app there, and says so', () => {
    const [offered, without] = [presetOf(OUTLOOK, never, true), presetOf(OUTLOOK, always, false)];
    expect([offered.available, without.available]).toEqual([true, false]);
    expect([offered.hint, without.hint]).toEqual([
      expect.stringContaining('You sign in at Microsoft'),
      expect.stringContaining('does not offer'),
    ]);
    expect(offered.imap).toEqual(OUTLOOK.imap);
  });

  it('offers a Bridge only where both of its servers are allowed', () => {
    const only = (port: number) => (server: { port: number }) => server.port === port;
    expect([always, only(993), only(465), never].map((isAllowed) => presetOf(PROTON, isAllowed, true).available)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(presetOf(PROTON, always, true)).toMatchObject({ provider: 'proton', hint: expect.stringContaining('Bridge') });
  });
});

describe('whose mailbox an address is', () => {
  const all = [OUTLOOK, GMX, PROTON];

  it.each([
    ['marcus@gmx.de', 'gmx'],
    [' Marcus@GMX.NET ', 'gmx'],
    ['"a@outlook.com"@gmx.de', 'gmx'],
    ['marcus@proton.me', 'proton'],
    ['marcus@example.test', undefined],
    ['marcus@mygmx.de', undefined],
  ])('%j: %s', (email, id) => {
    expect(providerOf(email, all)?.id).toBe(id);
  });

  it('is told by the server where the domain is a club’s own', () => {
    const apart = { ...PROTON, imap: { ...PROTON.imap, host: 'imap.proton.me' } };
    expect(providerAt('IMAP.Proton.me', [GMX, apart])?.id).toBe('proton');
    expect(providerAt('imap.example.test', [GMX, apart])).toBeNull();
  });
});
