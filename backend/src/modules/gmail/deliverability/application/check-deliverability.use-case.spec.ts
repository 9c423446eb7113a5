import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { TlsSight } from '../domain/judge-tls.js';
import type { MailIdentity } from '../domain/mail-identity.js';
import type { DnsZone } from '../testing/dns-zone.js';
import { MemoryDeliverabilityReports } from '../testing/memory-deliverability-reports.js';
import { ScriptedTlsProbe } from '../testing/scripted-tls-probe.js';
import { ZoneDnsLookup } from '../testing/zone-dns-lookup.js';
import { SendingIdentity } from './sending-identity.js';
import { CheckDeliverability } from './check-deliverability.use-case.js';

const LONG_KEY = `v=DKIM1; k=rsa; p=${'A'.repeat(392)}`;
const GOOD: DnsZone = {
  'club.test': { TXT: ['v=spf1 mx -all'], MX: [[10, 'smtp.club.test']] },
  'smtp.club.test': { A: ['8.8.8.8'] },
  '8.8.8.8.in-addr.arpa': { PTR: ['smtp.club.test'] },
  'mail._domainkey.club.test': { TXT: [LONG_KEY] },
  '_dmarc.club.test': { TXT: ['v=DMARC1; p=reject; rua=mailto:a@club.test'] },
};
const SECURED: TlsSight = { kind: 'secured', protocol: 'TLSv1.3', validTo: new Date('2027-03-01T00:00:00Z'), refusal: null };
const IDENTITY: MailIdentity = {
  domain: 'club.test',
  server: { host: 'smtp.club.test', port: 465, security: 'tls' },
  selectors: ['mail'],
};

interface World {
  zone?: DnsZone;
  identity?: Partial<MailIdentity>;
  look?: () => Promise<TlsSight>;
  limitMs?: number;
}

describe('the check of the platform’s email', () => {
  const clock = new FixedClock();
  const open = ({ zone = {}, identity = {}, look = () => Promise.resolve(SECURED), limitMs = 60_000 }: World = {}) => {
    const sending = new SendingIdentity({ ...IDENTITY, ...identity }, limitMs);
    return new CheckDeliverability(
      sending,
      new ZoneDnsLookup({ ...GOOD, ...zone }),
      new ScriptedTlsProbe(look),
      new MemoryDeliverabilityReports(),
      clock,
    );
  };
  const one = async (check: string, world: World) => {
    const { findings } = await open(world).run();
    return findings.filter((finding) => finding.check === check);
  };

  it('M-10 a domain in order is good in all six checks, and the report is kept with its time', async () => {
    const check = open();
    expect(await check.last()).toBeNull();
    const report = await check.run();
    expect(report).toMatchObject({ at: clock.now(), domain: 'club.test', server: 'smtp.club.test:465' });
    expect(report.findings.map(({ check: name, state, add }) => [name, state, add])).toEqual(
      ['tls', 'reverse_dns', 'mx', 'spf', 'dkim', 'dmarc'].map((name) => [name, 'good', null]),
    );
    expect(await check.last()).toEqual(report);
  });

  it('M-10 who asks while a check runs gets its report; the next one is new', async () => {
    let looks = 0;
    let go: (sight: TlsSight) => void = () => undefined;
    const check = open({
      look: () => {
        looks += 1;
        return looks === 1 ? new Promise((resolve) => (go = resolve)) : Promise.resolve(SECURED);
      },
    });
    const [first, second] = [check.run(), check.run()];
    go(SECURED);
    expect(await first).toBe(await second);
    await check.run();
    expect(looks).toBe(2);
  });

  it.each(['recruit.localhost', 'intranet'])('M-10 %s is no domain: MAIL_FROM has to be set, and no record is named', async (domain) => {
    const { findings } = await open({ identity: { domain } }).run();
    const ofDomain = findings.filter(({ check }) => ['mx', 'spf', 'dkim', 'dmarc'].includes(check));
    expect(ofDomain.map(({ state, add, meaning }) => [state, add, meaning.includes('MAIL_FROM')])).toEqual(
      Array(4).fill(['problem', null, true]),
    );
    expect(findings).toHaveLength(6);
  });

  it('M-10 what does not answer in time is unknown; the rest is there', async () => {
    const { findings } = await open({ look: () => new Promise(() => undefined), limitMs: 1 }).run();
    expect(findings.find(({ check }) => check === 'tls')).toMatchObject({
      state: 'unknown',
      meaning: expect.stringMatching(/in time/) as string,
    });
    expect(new Set(findings.map(({ check }) => check)).size).toBe(6);
  });

  describe('DKIM', () => {
    const dkim = (text: string | string[]) => one('dkim', { zone: { 'mail._domainkey.club.test': { TXT: [text].flat() } } });

    it.each([
      ['v=DKIM1; p=', 'problem', /withdrawn/],
      ['v=DKIM2; p=AAAA', 'problem', /no DKIM key/],
      ['k=rsa', 'problem', /no DKIM key/],
      ['v=DKIM1; p=§', 'problem', /damaged/],
      [`p=${'A'.repeat(100)}`, 'problem', /shorter than 1,024/],
      [`v=DKIM1; t=s:y; p=${'A'.repeat(392)}`, 'warning', /t=y/],
      [`v=DKIM1; p=${'A'.repeat(216)}`, 'warning', /about 1,024/],
      ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=', 'good', /public/],
    ])('M-10 %s is %s', async (text, state, meaning) => {
      expect(await dkim(text)).toEqual([expect.objectContaining({ state, meaning: expect.stringMatching(meaning) as string })]);
    });

    it('M-10 checks each name of DKIM_SELECTORS, and says what to set without one', async () => {
      const two = await one('dkim', { identity: { selectors: ['mail', 'gone'] } });
      expect(two.map(({ subject, state, add }) => [subject, state, add?.host ?? null])).toEqual([
        ['mail._domainkey.club.test', 'good', null],
        ['gone._domainkey.club.test', 'problem', 'gone._domainkey.club.test'],
      ]);
      expect(await one('dkim', { identity: { selectors: [] } })).toEqual([
        expect.objectContaining({ state: 'unknown', meaning: expect.stringContaining('DKIM_SELECTORS') as string }),
      ]);
      expect(await dkim([LONG_KEY, LONG_KEY])).toEqual([expect.objectContaining({ state: 'problem' })]);
      expect(await one('dkim', { zone: { 'mail._domainkey.club.test': { fault: 'servfail' } } })).toMatchObject([{ state: 'unknown' }]);
    });
  });

  describe('DMARC', () => {
    const dmarc = async (zone: DnsZone, domain = 'club.test') => (await one('dmarc', { zone, identity: { domain } }))[0];
    const record = (text: string) => ({ '_dmarc.club.test': { TXT: [text] } });

    it.each([
      ['v=DMARC1; p=quarantine', 'good', null],
      ['v=DMARC1; p=none; rua=mailto:x@y.test', 'warning', 'v=DMARC1; p=quarantine; rua=mailto:x@y.test'],
      ['v=DMARC1; p=none', 'warning', 'v=DMARC1; p=quarantine; rua=mailto:postmaster@club.test'],
      ['v=DMARC1; p=reject; pct=20', 'warning', null],
      ['v=DMARC1; p=sometimes', 'problem', 'v=DMARC1; p=none; rua=mailto:postmaster@club.test'],
      ['something else', 'problem', 'v=DMARC1; p=none; rua=mailto:postmaster@club.test'],
    ])('M-10 %s is %s', async (text, state, value) => {
      const finding = await dmarc(record(text));
      expect([finding?.state, finding?.add?.value ?? null]).toEqual([state, value]);
      expect(finding?.add?.host ?? '_dmarc.club.test').toBe('_dmarc.club.test');
    });

    it('M-10 two records are a problem, and no answer is unknown', async () => {
      const two = { '_dmarc.club.test': { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] } };
      expect((await dmarc(two))?.state).toBe('problem');
      expect((await dmarc({ '_dmarc.club.test': { fault: 'servfail' } }))?.state).toBe('unknown');
    });

    it('M-10 the record of a parent counts, with its policy for subdomains', async () => {
      expect(await dmarc({}, 'mail.club.test')).toMatchObject({ state: 'good', found: ['v=DMARC1; p=reject; rua=mailto:a@club.test'] });
      const open_ = await dmarc(record('v=DMARC1; p=reject; sp=none'), 'mail.club.test');
      expect(open_).toMatchObject({ state: 'warning', add: { host: '_dmarc.club.test' } });
      expect(open_?.add?.value).toContain('sp=quarantine');
    });
  });

  describe('MX', () => {
    const mx = async (zone: DnsZone) => (await one('mx', { zone }))[0];

    it.each([
      ['no record and no address', { 'club.test': { TXT: [] } }, 'problem', true],
      ['no record and an address', { 'club.test': { A: ['8.8.8.8'] } }, 'warning', true],
      ['a record that takes no email', { 'club.test': { MX: [[0, '']] } }, 'problem', true],
      ['servers without an address', { 'club.test': { MX: [[10, 'gone.test']] } }, 'problem', true],
      [
        'one server of two without an address',
        {
          'club.test': {
            MX: [
              [20, 'gone.test'],
              [10, 'smtp.club.test'],
            ],
          },
        },
        'warning',
        false,
      ],
      ['no answer', { 'club.test': { fault: 'servfail' } }, 'unknown', false],
    ] as [string, DnsZone, string, boolean][])('M-10 %s', async (_, zone, state, hasRecord) => {
      const finding = await mx(zone);
      expect([finding?.state, finding?.add ?? null]).toEqual([
        state,
        hasRecord ? { type: 'MX', host: 'club.test', value: '10 mail.club.test' } : null,
      ]);
    });
  });

  describe('reverse DNS', () => {
    const reverse = (zone: DnsZone, host = 'smtp.club.test') =>
      one('reverse_dns', { zone, identity: { server: { host, port: 465, security: 'tls' } } });

    it('M-10 an address without a name, or whose name leads elsewhere, is a problem with the record to add', async () => {
      const add = { type: 'PTR', host: '8.8.8.8.in-addr.arpa', value: 'smtp.club.test' };
      expect(await reverse({ '8.8.8.8.in-addr.arpa': {} })).toMatchObject([{ state: 'problem', subject: '8.8.8.8', add }]);
      expect(await reverse({ '8.8.8.8.in-addr.arpa': { PTR: ['liar.test'] }, 'liar.test': { A: ['8.8.4.4'] } })).toMatchObject([
        { state: 'problem', add, found: ['liar.test'] },
      ]);
    });

    it('M-10 a private address, an unknown host and no server at all cannot be judged', async () => {
      expect(await reverse({ 'smtp.club.test': { A: ['10.0.0.7'] } })).toMatchObject([{ state: 'unknown', subject: '10.0.0.7' }]);
      expect(await reverse({}, 'gone.test')).toMatchObject([{ state: 'unknown' }]);
      expect(await one('reverse_dns', { identity: { server: null } })).toMatchObject([{ state: 'unknown', subject: 'SMTP_URL' }]);
    });

    it('M-10 the name of a mail service is not ours to set', async () => {
      const zone = { 'smtp.sendgrid.net': { A: ['8.8.4.4'] } };
      expect(await reverse(zone, 'smtp.sendgrid.net')).toMatchObject([{ state: 'problem', add: null }]);
    });
  });

  describe('TLS', () => {
    const tls = async (sight: TlsSight, host = 'smtp.club.test') =>
      (await one('tls', { look: () => Promise.resolve(sight), identity: { server: { host, port: 25, security: 'starttls' } } }))[0];
    const until = (days: number): TlsSight => ({ ...SECURED, validTo: new Date(clock.now().getTime() + days * 24 * 3_600_000) });

    it.each<[string, TlsSight, string]>([
      ['a certificate of 14 days', until(14), 'good'],
      ['a certificate that ends in 13 days', until(13.5), 'warning'],
      ['a certificate that is not accepted', { ...SECURED, refusal: 'CERT_HAS_EXPIRED' }, 'problem'],
      ['no STARTTLS', { kind: 'plain' }, 'problem'],
      ['no handshake', { kind: 'no_handshake', words: 'EPROTO' }, 'problem'],
      ['an unreachable server', { kind: 'unreachable', words: 'ECONNREFUSED' }, 'problem'],
    ])('M-10 %s', async (_, sight, state) => expect((await tls(sight))?.state).toBe(state));

    it('M-10 a server on this computer needs no TLS, and without one there is nothing to check', async () => {
      expect((await tls({ kind: 'plain' }, '127.0.0.1'))?.state).toBe('good');
      expect(await one('tls', { identity: { server: null } })).toMatchObject([{ state: 'unknown', subject: 'SMTP_URL' }]);
    });
  });
});
