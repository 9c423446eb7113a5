import type { LostAccount } from '../../gateways/domain/lost-account-email.js';
import { type MailboxReason, mailboxReasonSentence } from '../../gateways/domain/mailbox-reason.js';

/** What the athlete reads of a mailbox that has to be connected again. */
export function lostMailbox(address: string, reason: MailboxReason, words: string | null): LostAccount {
  const subject = 'Connect your mailbox to Recruit again';
  return { subject, address, reason: mailboxReasonSentence(reason, words), noun: 'mailbox', invitation: 'Connect it again here:' };
}
