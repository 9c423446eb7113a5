import type { MailServer } from '../../../../shared-kernel/mail-server.js';
import { AllowedServers } from '../application/ports/allowed-servers.js';

const PORTS_OF_MAIL = [993, 143, 465, 587];

/** The hosts and ports that a test allows. */
export class ListedServers extends AllowedServers {
  constructor(private readonly listed: readonly Pick<MailServer, 'host' | 'port'>[] = []) {
    super();
  }

  allows({ host, port }: Pick<MailServer, 'host' | 'port'>): boolean {
    return this.listed.some((one) => one.host === host && one.port === port);
  }

  allowsPort(server: Pick<MailServer, 'host' | 'port'>): boolean {
    return PORTS_OF_MAIL.includes(server.port) || this.allows(server);
  }
}
