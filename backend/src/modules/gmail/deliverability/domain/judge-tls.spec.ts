import { judgeTls, type TlsSight } from './judge-tls.js';
import { isNoDomain, noDomain } from './no-domain.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const SERVER = { host: 'mail.recruit.example', port: 587, security: 'starttls' } as const;
const days = (count: number) => new Date(NOW.getTime() + count * 24 * 3_600_000);
const judged = (sight: TlsSight, isHere = false) => judgeTls(SERVER, sight, isHere, NOW);
const secured = (validTo: Date, refusal: string | null = null): TlsSight => ({ kind: 'secured', protocol: 'TLSv1.3', validTo, refusal });

describe('the way to the mail server', () => {
  it('is encrypted with a certificate that is valid', () => {
    expect(judged(secured(days(90)))).toEqual({
      check: 'tls',
      subject: 'mail.recruit.example:587',
      state: 'good',
      meaning: 'The way to the mail server is encrypted, and its certificate is valid.',
      found: ['TLSv1.3, certificate valid until 2027-02-19'],
      add: null,
    });
  });

  it.each([
    [14, 'good', /valid/],
    [13.9, 'warning', /in 13 days/],
    [1.5, 'warning', /in 1 day\./],
    [0.5, 'warning', /in 0 days/],
  ] as const)('with a certificate of %d days it is %s', (count, state, meaning) => {
    expect(judged(secured(days(count)))).toMatchObject({ state, meaning: expect.stringMatching(meaning) });
  });

  it.each([
    [secured(days(90), 'expired'), /not accepted \(expired\)/],
    [{ kind: 'unreachable', words: 'refused' }, /cannot be reached: refused/],
    [{ kind: 'no_handshake', words: 'old' }, /fails: old/],
    [{ kind: 'plain' }, /no STARTTLS/],
  ] as [TlsSight, RegExp][])('%j is a problem', (sight, meaning) => {
    expect(judged(sight)).toMatchObject({ state: 'problem', meaning: expect.stringMatching(meaning) });
  });

  it('needs no TLS on this computer', () => {
    expect(judged({ kind: 'plain' }, true)).toMatchObject({ state: 'good', found: [] });
  });

  it('is not there without a server', () => {
    for (const nothing of [
      judgeTls(null, null, false, NOW),
      judgeTls(SERVER, null, false, NOW),
      judgeTls(null, { kind: 'plain' }, false, NOW),
    ]) {
      expect(nothing).toMatchObject({ subject: 'SMTP_URL', state: 'unknown' });
    }
  });
});

describe('a domain that nobody can add records to', () => {
  it.each([
    ['localhost', true],
    ['recruit.localhost', true],
    ['mailserver', true],
    ['recruit.example', false],
    ['localhost.example', false],
  ])('%s: %s', (domain, is) => {
    expect(isNoDomain(domain)).toBe(is);
  });

  it('is a problem for every check', () => {
    expect(noDomain('mx', 'localhost')).toMatchObject({ check: 'mx', subject: 'localhost', state: 'problem', found: [], add: null });
  });
});
