import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { mailboxReasonSentence } from '../../gateways/domain/mailbox-reason.js';
import { DAY_MS } from '../../gateways/domain/next-send.js';
import { readSubmissionAnswer, type SubmissionRefusal } from '../domain/read-submission-answer.js';
import { MailboxPace } from './mailbox-pace.js';
import { MailboxSignIns, type MailboxTrouble } from './mailbox-sign-ins.js';
import type { MailboxAccount } from './ports/mailbox-accounts.js';
import type { SendOutcome } from '../../gateways/index.js';

/** After a temporary refusal that is about the mailbox; one that is about a coach's address holds up no other email. */
const LATER_MS = 5 * 60_000;

const saidBy = (words: string) => `Waiting: the mail server said “${words}”.`;
const refusedBy = (words: string) => `The mail server refused it: ${words}`;

/** What a mail server's refusal means for the email, with all that follows for the mailbox. */
@Injectable()
export class ReadRefusal {
  constructor(
    private readonly signIns: MailboxSignIns,
    private readonly pace: MailboxPace,
    private readonly clock: Clock,
  ) {}

  async run(account: MailboxAccount, answer: SubmissionRefusal): Promise<SendOutcome> {
    const meaning = readSubmissionAnswer(answer);
    const { words } = answer;
    switch (meaning.kind) {
      case 'may_not_send':
        return notSentBecause(await this.signIns.lose(account, 'may_not_send', words));
      case 'daily_limit':
        return wait('Waiting: your mailbox has reached its limit of emails for today.', await this.pace.pause(account, DAY_MS));
      case 'later':
        return {
          kind: 'not_sent',
          message: saidBy(words),
          ...(meaning.isOne ? {} : { retryAt: new Date(this.clock.now().getTime() + LATER_MS) }),
        };
      case 'address':
        return { kind: 'refused', message: refusedBy(words), addressRefused: true, addressDead: meaning.isDead };
      case 'refused':
        return { kind: 'refused', message: refusedBy(words) };
    }
  }
}

/** The email waits, because its mailbox cannot be used. */
export function notSentBecause(trouble: MailboxTrouble): SendOutcome {
  switch (trouble.kind) {
    case 'needs_reconnect': {
      const sentence = mailboxReasonSentence(trouble.reason, trouble.words);
      return { kind: 'not_sent', code: 'needs_reconnect', message: `Waiting: ${sentence} Connect the mailbox again on your profile.` };
    }
    case 'slow_down':
      return wait('Waiting: the mail server lets nobody sign in at the moment.', trouble.retryAt);
    case 'unavailable':
      return { kind: 'not_sent', message: trouble.message };
  }
}

function wait(message: string, retryAt: Date): SendOutcome {
  return { kind: 'not_sent', code: 'slow_down', message, retryAt };
}
