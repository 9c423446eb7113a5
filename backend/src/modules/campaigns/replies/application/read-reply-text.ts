import { Injectable } from '@nestjs/common';

import { InboxReader, type InboxAnswer } from '../../../gmail/gateways/index.js';
import type { ReplyText } from '../domain/reply-text.js';
import { MessageReader } from './ports/message-reader.js';

/** Fetches the text of one message from the athlete's mailbox. Nothing of it is logged. */
@Injectable()
export class ReadReplyText {
  constructor(
    private readonly inbox: InboxReader,
    private readonly messages: MessageReader,
  ) {}

  /** Null: the mailbox does not have the message any more. */
  async run(userId: string, messageId: string): Promise<InboxAnswer<{ kind: 'text'; text: ReplyText | null }>> {
    const answer = await this.inbox.raw(userId, messageId);
    if (answer.kind !== 'raw') return answer;
    return { kind: 'text', text: answer.raw && (await this.messages.text(answer.raw)) };
  }
}
