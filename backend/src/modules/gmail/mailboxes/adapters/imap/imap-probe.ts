import { Injectable } from '@nestjs/common';

import { MailHosts } from '../../../../../platform/mail/mail-hosts.js';
import { problemOf } from '../../../../../platform/mail/problem-of.js';
import type { MailServerProblem } from '../../../../../shared-kernel/mail-server-problem.js';
import type { MailSecret } from '../../../../../shared-kernel/mail-server.js';
import type { MailboxLogin } from '../../application/ports/mailbox-accounts.js';
import { MailboxProbe } from '../../application/ports/mailbox-probe.js';
import { openImap } from './open-imap.js';

@Injectable()
export class ImapProbe extends MailboxProbe {
  constructor(private readonly hosts: MailHosts) {
    super();
  }

  async check({ imap, username }: MailboxLogin, secret: MailSecret): Promise<MailServerProblem | null> {
    try {
      const client = await openImap(await this.hosts.pin(imap.host, imap.port), imap, { username, ...secret });
      // Skips the logout: nothing was begun that it would end, and a server that does not answer it must
      // not delay us.
      client.close();
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }
}
