import { Injectable } from '@nestjs/common';

import type { Mailbox } from '../../../gmail/gateways/index.js';
import { LEFT } from '../../writing/domain/mail-status.js';
import { EntryNotFound } from '../domain/answer-errors.js';
import { ConversationQuery } from '../queries/conversation.query.js';

/** A message file: who, to whom, what. */
export interface EmailCopy {
  messageId: string;
  date: Date;
  from: Mailbox;
  to: Mailbox;
  subject: string;
  text: string;
}

/** An email that Recruit sent, as a message to keep. */
@Injectable()
export class CopyEmail {
  constructor(private readonly conversations: ConversationQuery) {}

  /**
   * Returns the email as sent, without attachments and without the tracking pixel. Throws ConversationNotFound, and EntryNotFound for
   * an email that was not sent, was sent outside of Recruit, or is a reply.
   */
  async run(userId: string, coachId: number, emailId: string): Promise<EmailCopy> {
    const email = await this.conversations.email(userId, coachId, emailId);
    const { messageId, fromAddress, status, channel, at, coachName, toAddress, subject, text } = email;
    if (messageId === null || fromAddress === null || channel !== 'email' || !LEFT.includes(status)) throw new EntryNotFound();
    const [from, to] = [
      { name: '', address: fromAddress },
      { name: coachName === toAddress ? '' : coachName, address: toAddress },
    ];
    return { messageId, date: at, from, to, subject, text };
  }
}
