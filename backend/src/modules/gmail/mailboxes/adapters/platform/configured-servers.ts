import { Injectable } from '@nestjs/common';

import { MailHosts } from '../../../../../platform/mail/mail-hosts.js';
import type { MailServer } from '../../../../../shared-kernel/mail-server.js';
import { AllowedServers } from '../../application/ports/allowed-servers.js';

/** By MAILBOX_ALLOWED_HOSTS. */
@Injectable()
export class ConfiguredServers extends AllowedServers {
  constructor(private readonly hosts: MailHosts) {
    super();
  }

  allows({ host, port }: Pick<MailServer, 'host' | 'port'>): boolean {
    return this.hosts.isAllowed(host, port);
  }

  allowsPort({ host, port }: Pick<MailServer, 'host' | 'port'>): boolean {
    return this.hosts.allowsPort(host, port);
  }
}
