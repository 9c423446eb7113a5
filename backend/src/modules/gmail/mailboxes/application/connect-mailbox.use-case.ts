import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { explainMailServer } from '../domain/explain-mail-server.js';
import { GmailIsConnected, MailboxRefused, MailboxTaken } from '../domain/mailbox-errors.js';
import { providerAt } from '../domain/provider-of.js';
import { CheckSignIns } from './check-sign-ins.js';
import { MailboxAccounts, type MailboxLogin } from './ports/mailbox-accounts.js';
import { MailProviders } from './ports/mail-providers.js';

/** The athlete gives a mailbox: it is stored once both sign-ins worked. */
@Injectable()
export class ConnectMailbox {
  constructor(
    private readonly accounts: MailboxAccounts,
    private readonly checks: CheckSignIns,
    private readonly providers: MailProviders,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Throws PortNotAllowed; nothing is connected to. */
  refusePorts(login: MailboxLogin): void {
    this.checks.refusePorts(login);
  }

  /** Throws MailboxRefused, MailboxTaken, GmailIsConnected; nothing is stored then. */
  async run(userId: string, login: MailboxLogin, password: string): Promise<void> {
    const provider = providerAt(login.imap.host, await this.providers.all());
    const failed = await this.checks.run(login, { password });
    if (failed) {
      const { part, problem } = failed;
      throw new MailboxRefused(part, problem.kind, explainMailServer(problem, part, login[part], provider));
    }
    const connectionId = this.ids.next();
    const mailbox = { ...login, userId, password, provider: provider?.id ?? null, connectionId, now: this.clock.now() };
    const stored = await this.accounts.connect(mailbox);
    if (stored === 'taken') throw new MailboxTaken();
    if (stored === 'gmail') throw new GmailIsConnected();
  }
}
