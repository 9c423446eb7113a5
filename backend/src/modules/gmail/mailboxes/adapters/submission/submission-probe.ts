import { Injectable } from '@nestjs/common';

import { problemOf } from '../../../../../platform/mail/problem-of.js';
import { SubmissionClient } from '../../../../../platform/mail/submission-client.js';
import type { MailSecret } from '../../../../../shared-kernel/mail-server.js';
import type { MailServerProblem } from '../../../../../shared-kernel/mail-server-problem.js';
import type { MailboxLogin } from '../../application/ports/mailbox-accounts.js';
import { MailboxProbe } from '../../application/ports/mailbox-probe.js';

@Injectable()
export class SubmissionProbe extends MailboxProbe {
  constructor(private readonly client: SubmissionClient) {
    super();
  }

  async check({ address, smtp, username }: MailboxLogin, secret: MailSecret): Promise<MailServerProblem | null> {
    try {
      await this.client.check({ key: address, server: smtp, username, ...secret });
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }
}
