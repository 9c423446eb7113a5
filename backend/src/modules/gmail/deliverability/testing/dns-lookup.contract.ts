import { LONGEST_RECORD, MOST_RECORDS, type DnsLookup } from '../application/ports/dns-lookup.js';
import type { DnsZone } from './dns-zone.js';

const ZONE: DnsZone = {
  'club.test': {
    TXT: ['v=spf1 -all', 'other'],
    MX: [
      [20, 'Two.club.test'],
      [10, 'one.club.test'],
    ],
    A: ['198.51.100.7', '8.8.4.4'],
    AAAA: ['2606:4700::1111'],
  },
  'four.test': { A: ['10.0.0.1'] },
  'silent-mail.test': { MX: [[0, '']] },
  'long.test': { TXT: [`v=DKIM1; p=${'A'.repeat(700)}`] },
  'endless.test': { TXT: ['x'.repeat(LONGEST_RECORD + 500)] },
  'many.test': { TXT: Array.from({ length: MOST_RECORDS + 20 }, (_, index) => `record ${index}`) },
  'broken.test': { fault: 'servfail' },
  'quiet.test': { fault: 'silent' },
  '7.100.51.198.in-addr.arpa': { PTR: ['Mail.club.test'] },
  '1.1.1.1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.7.4.6.0.6.2.ip6.arpa': { PTR: ['six.club.test'] },
};

/** What the check of the platform's email relies on. `open`: a lookup that answers from the zone. */
export function dnsLookupContract(open: (zone: DnsZone) => Promise<DnsLookup>): void {
  let dns: DnsLookup;

  beforeEach(async () => {
    dns = await open(ZONE);
  });

  it('M-10 returns TXT records whole, however many parts they have', async () => {
    const answer = await dns.texts('club.test');
    expect(answer.kind === 'found' && [...answer.values].sort()).toEqual(['other', 'v=spf1 -all']);
    expect(await dns.texts('long.test')).toEqual({ kind: 'found', values: [`v=DKIM1; p=${'A'.repeat(700)}`] });
  });

  it('M-10 returns the mail servers with their priority, and one that takes no email as an empty name', async () => {
    const answer = await dns.mailServers('club.test');
    const servers = answer.kind === 'found' ? [...answer.values].sort((a, b) => a.priority - b.priority) : [];
    expect(servers.map(({ exchange, priority }) => [exchange, priority])).toEqual([
      ['one.club.test', 10],
      ['two.club.test', 20],
    ]);
    expect(await dns.mailServers('silent-mail.test')).toEqual({ kind: 'found', values: [{ exchange: '', priority: 0 }] });
  });

  it('M-10 returns addresses of both kinds, and says which are public', async () => {
    const answer = await dns.addresses('club.test');
    const values = answer.kind === 'found' ? answer.values : [];
    expect(new Map(values.map(({ address, isPublic }) => [address, isPublic]))).toEqual(
      new Map([
        ['198.51.100.7', false],
        ['8.8.4.4', true],
        ['2606:4700::1111', true],
      ]),
    );
    expect(await dns.addresses('four.test')).toEqual({ kind: 'found', values: [{ address: '10.0.0.1', isPublic: false }] });
    expect(await dns.addresses('8.8.8.8')).toEqual({ kind: 'found', values: [{ address: '8.8.8.8', isPublic: true }] });
    expect(await dns.addresses('::1')).toEqual({ kind: 'found', values: [{ address: '::1', isPublic: false }] });
  });

  it('M-10 returns the names of an address of either kind', async () => {
    expect(await dns.names('198.51.100.7')).toEqual({ kind: 'found', values: ['mail.club.test'] });
    expect(await dns.names('2606:4700::1111')).toEqual({ kind: 'found', values: ['six.club.test'] });
    expect(await dns.names('198.51.100.8')).toEqual({ kind: 'none' });
  });

  it('M-10 tells a record that does not exist from an answer that did not come', async () => {
    expect(await dns.texts('nobody.test')).toEqual({ kind: 'none' });
    expect(await dns.texts('four.test')).toEqual({ kind: 'none' });
    expect(await dns.mailServers('four.test')).toEqual({ kind: 'none' });
    expect(await dns.addresses('nobody.test')).toEqual({ kind: 'none' });
    expect(await dns.texts('broken.test')).toEqual({ kind: 'failed' });
    expect(await dns.addresses('broken.test')).toEqual({ kind: 'failed' });
    expect(await dns.texts('quiet.test')).toEqual({ kind: 'failed' });
    expect(await dns.texts(`${'a'.repeat(64)}.test`)).toEqual({ kind: 'none' });
  }, 30_000);

  it('M-10 does not read more records, nor longer ones, than it has to', async () => {
    const many = await dns.texts('many.test');
    expect(many.kind === 'found' && many.values.length).toBe(MOST_RECORDS);
    const endless = await dns.texts('endless.test');
    expect(endless.kind === 'found' && endless.values.map(({ length }) => length)).toEqual([LONGEST_RECORD]);
  });
}
