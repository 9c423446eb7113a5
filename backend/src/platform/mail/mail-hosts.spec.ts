import type { AppConfig } from '../config/app-config.js';
import { MailHosts } from './mail-hosts.js';

class RecordedHosts extends MailHosts {
  readonly asked: string[] = [];

  constructor(
    allowed: string[],
    private readonly answers: string[][],
  ) {
    super({ mailbox: { sendIntervalMs: 0, timeoutMs: 10_000, allowedHosts: new Set(allowed) } } as unknown as AppConfig);
  }

  protected override async lookup(host: string): Promise<string[]> {
    this.asked.push(host);
    return this.answers.shift() ?? [];
  }
}

const PUBLIC = '93.184.216.34';

describe('where a mailbox may be', () => {
  it('M-06 a name is looked up once, and the connection goes to that address whatever the name means a moment later', async () => {
    const hosts = new RecordedHosts([], [[PUBLIC], ['127.0.0.1']]);
    const pinned = await hosts.pin('mail.example.com', 993);
    expect(pinned).toMatchObject({ address: PUBLIC, servername: 'mail.example.com', tls: { rejectUnauthorized: true } });
    expect(hosts.asked).toEqual(['mail.example.com']);
  });

  it.each([
    ['loopback', ['127.0.0.1']],
    ['private', ['192.168.1.1']],
    ['link-local', ['169.254.169.254']],
    ['multicast', ['224.0.0.1']],
    ['mapped', ['::ffff:10.0.0.1']],
    ['NAT64', ['64:ff9b::a00:1']],
    ['unique local', ['fd00::1']],
    ['one of several', [PUBLIC, '10.0.0.1']],
    ['nothing', []],
  ])('M-06 a name that leads to %s is not connected to', async (_name, addresses) => {
    await expect(new RecordedHosts([], [addresses]).pin('mail.example.com', 993)).rejects.toMatchObject({
      kind: 'unreachable',
      words: null,
    });
  });

  it('M-06 the operator lifts the rules on address and port for one pair, never the one on TLS', async () => {
    const allowed = ['mail.club.lan:1993'];
    const pinned = await new RecordedHosts(allowed, [['10.0.0.5']]).pin('Mail.Club.lan', 1993);
    expect(pinned).toMatchObject({ address: '10.0.0.5', tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' } });
    await expect(new RecordedHosts(allowed, [['10.0.0.5']]).pin('mail.club.lan', 993)).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(new RecordedHosts(allowed, [[PUBLIC]]).pin('mail.example.com', 25)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('M-06 the operator allows a host on one port, not on the others and not its neighbours', () => {
    const hosts = new RecordedHosts(['localhost:12345'], []);
    expect(hosts.isAllowed('localhost', 12_345)).toBe(true);
    expect([hosts.isAllowed('localhost', 12_346), hosts.isAllowed('other-localhost', 12_345)]).toEqual([false, false]);
  });

  it('M-06 everybody may use the ports of mail; another port only where it is allowed', () => {
    const hosts = new RecordedHosts(['localhost:12345'], []);
    expect([993, 143, 465, 587].every((port) => hosts.allowsPort('mail.club.test', port))).toBe(true);
    expect([25, 80, 22, 5432].some((port) => hosts.allowsPort('mail.club.test', port))).toBe(false);
    expect([hosts.allowsPort('localhost', 12_345), hosts.allowsPort('mail.club.test', 12_345)]).toEqual([true, false]);
  });

  it('M-05 all connections share what they trust, so that a waiting one takes little memory', async () => {
    const hosts = new RecordedHosts([], [[PUBLIC], [PUBLIC]]);
    const [one, other] = [await hosts.pin('mail.example.com', 993), await hosts.pin('mail.example.org', 465)];
    expect(one.tls.secureContext).toBeDefined();
    expect(other.tls.secureContext).toBe(one.tls.secureContext);
  });
});
