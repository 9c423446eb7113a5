import type { MailServer } from '../../../../../shared-kernel/mail-server.js';

/** Where this server may connect to. */
export abstract class AllowedServers {
  /** Whether the operator has allowed this very host and port. */
  abstract allows(server: Pick<MailServer, 'host' | 'port'>): boolean;
  /** Whether the port is one of mail, or allowed for this host. */
  abstract allowsPort(server: Pick<MailServer, 'host' | 'port'>): boolean;
}
