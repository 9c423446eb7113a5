import type { MailServerProblem } from '../../../../../shared-kernel/mail-server-problem.js';
import type { MailSecret } from '../../../../../shared-kernel/mail-server.js';
import type { MailboxLogin } from './mailbox-accounts.js';

/** Signs in and out again. Null when it worked. */
export abstract class ReadingProbe {
  abstract check(login: MailboxLogin, secret: MailSecret): Promise<MailServerProblem | null>;
}

/** Signs in and out again, without sending anything. Null when it worked. */
export abstract class SendingProbe {
  abstract check(login: MailboxLogin, secret: MailSecret): Promise<MailServerProblem | null>;
}
