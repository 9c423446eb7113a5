import type { MailServerProblem } from '../../../../../shared-kernel/mail-server-problem.js';
import type { MailboxLogin } from './mailbox-accounts.js';

/** Signs in and out again. Null when it worked. */
export abstract class ReadingProbe {
  abstract check(login: MailboxLogin, password: string): Promise<MailServerProblem | null>;
}

/** Signs in and out again, without sending anything. Null when it worked. */
export abstract class SendingProbe {
  abstract check(login: MailboxLogin, password: string): Promise<MailServerProblem | null>;
}
