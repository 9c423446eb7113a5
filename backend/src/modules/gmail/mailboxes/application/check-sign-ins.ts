import { Injectable } from '@nestjs/common';

import { explainMailServer, type MailboxPart } from '../domain/explain-mail-server.js';
import { MailboxRefused, PortNotAllowed } from '../domain/mailbox-errors.js';
import type { MailProvider } from '../domain/mail-provider.js';
import type { MailboxLogin } from './ports/mailbox-accounts.js';
import { AllowedServers } from './ports/allowed-servers.js';
import { ReadingProbe, SendingProbe } from './ports/mailbox-probe.js';

/** Tries both sign-ins. The one to send waits for the one to read, so that a wrong password is tried once. */
@Injectable()
export class CheckSignIns {
  constructor(
    private readonly reading: ReadingProbe,
    private readonly sending: SendingProbe,
    private readonly servers: AllowedServers,
  ) {}

  /** Throws PortNotAllowed with a field error for each port that is not one of mail. */
  refusePorts(login: MailboxLogin): void {
    const wrong = (['imap', 'smtp'] as const).filter((part) => !this.servers.allowsPort(login[part]));
    if (wrong.length > 0) throw new PortNotAllowed(wrong);
  }

  /** Throws MailboxRefused with the part, the server's words and the likely reason. */
  async run(login: MailboxLogin, password: string, provider: MailProvider | null): Promise<void> {
    const probes: [MailboxPart, ReadingProbe | SendingProbe][] = [
      ['imap', this.reading],
      ['smtp', this.sending],
    ];
    for (const [part, probe] of probes) {
      const problem = await probe.check(login, password);
      if (problem) throw new MailboxRefused(part, problem.kind, explainMailServer(problem, part, login[part], provider));
    }
  }
}
