import type { MailSecret } from '../../../../shared-kernel/mail-server.js';
import type { MailServerProblem } from '../../../../shared-kernel/mail-server-problem.js';
import type { MailboxPart } from '../domain/explain-mail-server.js';
import { PortNotAllowed } from '../domain/mailbox-errors.js';
import type { AllowedServers } from './allowed-servers.js';
import type { MailboxLogin } from './ports/mailbox-accounts.js';
import type { MailboxProbe } from './ports/mailbox-probe.js';

/** The first of the two sign-ins that did not work, and why. */
export interface FailedSignIn {
  part: MailboxPart;
  problem: MailServerProblem;
}

/** Tries both sign-ins. The one to send waits for the one to read, so that a wrong password is tried once. */
export class CheckSignIns {
  constructor(
    private readonly reading: MailboxProbe,
    private readonly sending: MailboxProbe,
    private readonly servers: AllowedServers,
  ) {}

  /** Throws PortNotAllowed with a field error for each port that is not one of email. */
  refusePorts(login: MailboxLogin): void {
    const wrong = (['imap', 'smtp'] as const).filter((part) => !this.servers.allowsPort(login[part].host, login[part].port));
    if (wrong.length > 0) throw new PortNotAllowed(wrong);
  }

  /** Returns null when both worked. */
  async run(login: MailboxLogin, secret: MailSecret): Promise<FailedSignIn | null> {
    const probes: [MailboxPart, MailboxProbe][] = [
      ['imap', this.reading],
      ['smtp', this.sending],
    ];
    for (const [part, probe] of probes) {
      const problem = await probe.check(login, secret);
      if (problem) return { part, problem };
    }
    return null;
  }
}
