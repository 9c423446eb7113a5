import type { MailServerProblem } from '../../../../../shared-kernel/mail-server-problem.js';
import type { MailSecret } from '../../../../../shared-kernel/mail-server.js';
import type { MailboxLogin } from './mailbox-accounts.js';

/** Signs in and out again, to read or to send, without sending anything. Null when it worked. */
export abstract class MailboxProbe {
  abstract check(login: MailboxLogin, secret: MailSecret): Promise<MailServerProblem | null>;
}
