import type { MailServer } from '../../../../shared-kernel/mail-server.js';
import type { AllowedServers } from '../application/ports/allowed-servers.js';

interface ServersUnderTest {
  servers: AllowedServers;
  /** The one that the operator allows, on a port of its own. */
  allowed: Pick<MailServer, 'host' | 'port'>;
}

/** Which servers of a mailbox may be connected to. */
export function allowedServersContract(open: () => ServersUnderTest): void {
  it('M-06 the operator allows a host on one port, not on the others and not its neighbours', () => {
    const { servers, allowed } = open();
    expect(servers.allows(allowed)).toBe(true);
    expect(servers.allows({ ...allowed, port: allowed.port + 1 })).toBe(false);
    expect(servers.allows({ ...allowed, host: `other-${allowed.host}` })).toBe(false);
  });

  it('M-06 everybody may use the ports of mail; another port only where it is allowed', () => {
    const { servers, allowed } = open();
    expect([993, 143, 465, 587].every((port) => servers.allowsPort({ host: 'mail.club.test', port }))).toBe(true);
    expect([25, 80, 22, 5432].some((port) => servers.allowsPort({ host: 'mail.club.test', port }))).toBe(false);
    expect([servers.allowsPort(allowed), servers.allowsPort({ ...allowed, host: 'mail.club.test' })]).toEqual([true, false]);
  });
}
