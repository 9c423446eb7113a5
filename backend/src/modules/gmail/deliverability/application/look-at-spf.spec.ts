import type { MailIdentity } from '../domain/mail-identity.js';
import type { DnsZone } from '../testing/dns-zone.js';
import { ZoneDnsLookup } from '../testing/zone-dns-lookup.js';
import { lookAtSpf } from './look-at-domain.js';

const SERVER: DnsZone = { 'smtp.club.test': { A: ['8.8.8.8'] } };
const includes = (count: number) => Array.from({ length: count }, (_, index) => `include:i${index}.test`).join(' ');
const included = (count: number): DnsZone =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`i${index}.test`, { TXT: ['v=spf1 ip4:192.0.2.9 -all'] }]));

describe('SPF of the platform’s domain', () => {
  const look = async (records: string[], zone: DnsZone = {}, host: string | null = 'smtp.club.test') => {
    const dns = new ZoneDnsLookup({ 'club.test': { TXT: [...records, 'something else'] }, ...SERVER, ...zone });
    const identity: MailIdentity = {
      domain: 'club.test',
      server: host === null ? null : { host, port: 465, security: 'tls' },
      selectors: [],
    };
    const [finding] = await lookAtSpf(dns, identity);
    return { state: finding?.state, meaning: finding?.meaning, add: finding?.add?.value ?? null, found: finding?.found, dns };
  };

  it('M-10 no record is a problem, and the record to add names the server', async () => {
    expect(await look([])).toMatchObject({ state: 'problem', add: 'v=spf1 a:smtp.club.test ~all', found: [] });
    expect((await look([], {}, '8.8.8.8')).add).toBe('v=spf1 ip4:8.8.8.8 ~all');
    expect((await look([], {}, '2606:4700::1111')).add).toBe('v=spf1 ip6:2606:4700::1111 ~all');
    expect((await look([], {}, 'smtp.sendgrid.net')).add).toBe('v=spf1 include:sendgrid.net ~all');
    expect((await look([], {}, null)).add).toBe('v=spf1 mx ~all');
  });

  it('M-10 several records are a problem; one is made of them', async () => {
    const records = ['v=spf1 a ip4:192.0.2.1 -all', 'v=spf1 a include:x.test ?all'];
    expect(await look(records)).toMatchObject({ state: 'problem', add: 'v=spf1 a ip4:192.0.2.1 include:x.test ~all', found: records });
  });

  it.each([
    ['a', { 'club.test': { TXT: ['v=spf1 a -all'], A: ['8.8.8.8'] } }],
    ['a:smtp.club.test', {}],
    ['mx', { 'club.test': { TXT: ['v=spf1 mx -all'], MX: [[10, 'smtp.club.test']] } }],
    ['mx/24', { 'club.test': { TXT: ['v=spf1 mx/24 -all'], MX: [[10, 'other.test']] }, 'other.test': { A: ['8.8.8.77'] } }],
    ['ip4:8.8.8.0/24', {}],
    ['include:a.test', { 'a.test': { TXT: ['v=spf1 include:b.test -all'] }, 'b.test': { TXT: ['v=spf1 ip4:8.8.8.8 -all'] } }],
    ['redirect=a.test', { 'a.test': { TXT: ['v=spf1 ip4:8.8.8.8 -all'] } }],
  ] as [string, DnsZone][])('M-10 %s that names the server is good', async (term, zone) => {
    const text = term.startsWith('redirect') ? `v=spf1 ${term}` : `v=spf1 ${term} -all`;
    expect(await look([text], zone)).toMatchObject({ state: 'good', add: null });
  });

  it('M-10 a record that does not name the server is a warning, or a problem when it refuses the rest', async () => {
    expect(await look(['v=spf1 ip4:192.0.2.1 ~all'])).toMatchObject({
      state: 'warning',
      add: 'v=spf1 ip4:192.0.2.1 a:smtp.club.test ~all',
    });
    expect(await look(['v=spf1 ip4:192.0.2.1 -all'])).toMatchObject({
      state: 'problem',
      add: 'v=spf1 ip4:192.0.2.1 a:smtp.club.test -all',
    });
    const zone = { 'smtp.sendgrid.net': { A: ['8.8.4.4'] }, 'sendgrid.net': { TXT: ['v=spf1 ip4:192.0.2.1 ~all'] } };
    expect(await look(['v=spf1 -all'], zone, 'smtp.sendgrid.net')).toMatchObject({
      state: 'problem',
      add: 'v=spf1 include:sendgrid.net -all',
    });
    expect(await look(['v=spf1 include:sendgrid.net -all'], zone, 'smtp.sendgrid.net')).toMatchObject({ state: 'good' });
  });

  it('M-10 an include that does not pass does not pass here either', async () => {
    const zone = { 'a.test': { TXT: ['v=spf1 ~all'] } };
    expect((await look(['v=spf1 include:a.test -all'], zone)).state).toBe('problem');
  });

  it('M-10 allowing everybody is a problem, also through an include', async () => {
    expect(await look(['v=spf1 a:smtp.club.test +all'])).toMatchObject({ state: 'problem', add: 'v=spf1 a:smtp.club.test ~all' });
    expect((await look(['v=spf1 include:a.test -all'], { 'a.test': { TXT: ['v=spf1 all'] } })).meaning).toMatch(
      /every server in the world/,
    );
  });

  it('M-10 ten lookups are allowed, eleven break the record, and no more are made', async () => {
    const ten = await look([`v=spf1 ${includes(10)} ip4:8.8.8.8 -all`], included(10));
    expect(ten).toMatchObject({ state: 'good', meaning: expect.stringContaining('10 of 10 lookups') as string });
    const many = await look([`v=spf1 ${includes(40)} ip4:8.8.8.8 -all`], included(40));
    expect(many).toMatchObject({ state: 'problem', add: null, meaning: expect.stringContaining('more than 10 lookups') as string });
    expect(many.dns.asked.filter((name) => /^i\d/.test(name))).toHaveLength(10);
  });

  it('M-10 a record that includes itself ends', async () => {
    expect(await look(['v=spf1 include:club.test -all'])).toMatchObject({ state: 'problem' });
  });

  it('M-10 broken terms and includes without a record are named', async () => {
    expect(await look(['v=spf1 ipv4:8.8.8.8 a -all'])).toMatchObject({
      ...{ state: 'problem', add: 'v=spf1 a -all' },
      meaning: 'Servers ignore the record: club.test has a term that nobody understands: ipv4:8.8.8.8.',
    });
    expect(await look(['v=spf1 include:gone.test -all'])).toMatchObject({
      ...{ state: 'problem', add: null },
      meaning: 'Servers ignore the record: gone.test has no SPF record.',
    });
  });

  it('M-10 an open end, and lookups that find nothing, are warnings', async () => {
    expect(await look(['v=spf1 ip4:8.8.8.8'])).toMatchObject({ state: 'warning', add: 'v=spf1 ip4:8.8.8.8 ~all' });
    expect(await look(['v=spf1 ip4:8.8.8.8 ?all'])).toMatchObject({ state: 'warning', add: 'v=spf1 ip4:8.8.8.8 ~all' });
    expect(await look(['v=spf1 ip4:8.8.8.8 a:x.test a:y.test a:z.test -all'])).toMatchObject({
      ...{ state: 'warning', add: null },
      meaning: expect.stringMatching(/^3 of its lookups find nothing/) as string,
    });
  });

  it('M-10 what was not answered is unknown, and so is a server that cannot be seen', async () => {
    expect((await look(['v=spf1 -all'], { 'club.test': { fault: 'servfail' } })).state).toBe('unknown');
    expect((await look(['v=spf1 include:a.test -all'], { 'a.test': { fault: 'servfail' } })).state).toBe('unknown');
    expect((await look(['v=spf1 a -all'], {}, null)).state).toBe('unknown');
    expect((await look(['v=spf1 a -all'], {}, '10.0.0.7')).state).toBe('unknown');
  });
});
