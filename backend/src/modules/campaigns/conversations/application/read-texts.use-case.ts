import { Injectable } from '@nestjs/common';

import type { InboxTrouble } from '../../../gmail/gateways/index.js';
import { ReadReplyText, ReplyLedger } from '../../replies/index.js';
import { suspicionsOf } from '../../suspicion/domain/suspicions-of.js';
import { UnreadRepliesQuery } from '../queries/unread-replies.query.js';

/** Each one is a call to the mailbox. */
const AT_MOST = 5;

/** Why texts could not be read; null: all that were asked for were. */
export type TextTrouble = InboxTrouble['kind'] | null;

/** Reads the texts of older replies of which only the beginning is known. */
@Injectable()
export class ReadTexts {
  constructor(
    private readonly unread: UnreadRepliesQuery,
    private readonly ledger: ReplyLedger,
    private readonly texts: ReadReplyText,
  ) {}

  /** Reads at most five texts per call, the newest first; `read` is how many it read. */
  async run(userId: string, coachId: number): Promise<{ read: number; trouble: TextTrouble }> {
    let read = 0;
    for (const { id, messageId, fromName, fromAddress, subject, mail } of await this.unread.of(userId, coachId, AT_MOST)) {
      const answer = await this.texts.run(userId, messageId);
      if (answer.kind !== 'text') return { read, trouble: answer.kind };
      const from = `${fromName} <${fromAddress}>`;
      const found = answer.text ? suspicionsOf(mail, { from, subject, text: answer.text.text }) : [];
      await this.ledger.keepText(userId, id, answer.text, found);
      read += 1;
    }
    return { read, trouble: null };
  }
}
