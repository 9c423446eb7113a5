import type { MailSecret } from '../../../../shared-kernel/mail-server.js';
import { MailServerProblem } from '../../../../shared-kernel/mail-server-problem.js';
import type { MailboxLogin } from '../application/ports/mailbox-accounts.js';
import { MailboxProbe } from '../application/ports/mailbox-probe.js';

/** Answers the sign-ins in turn, to read or to send; nothing left means that they work with the right password. */
export class ScriptedProbe extends MailboxProbe {
  readonly problems: MailServerProblem[] = [];
  /** What was tried. */
  readonly secrets: MailSecret[] = [];

  /** `right`: the only password that works; null: every one does. */
  constructor(private readonly right: string | null = null) {
    super();
  }

  async check(_login: MailboxLogin, secret: MailSecret): Promise<MailServerProblem | null> {
    this.secrets.push(secret);
    const problem = this.problems.shift();
    if (problem) return problem;
    const isWrong = this.right !== null && 'password' in secret && secret.password !== this.right;
    return isWrong ? new MailServerProblem('sign_in_refused', 'Invalid credentials') : null;
  }
}
