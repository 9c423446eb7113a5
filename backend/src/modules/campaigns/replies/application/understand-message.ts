import { Injectable } from '@nestjs/common';

import { InboxReader, type InboxAnswer, type InboxMessage } from '../../../gmail/gateways/index.js';
import { addressIn, chooseMail, namedIds } from '../domain/choose-mail.js';
import { classifyMessage } from '../domain/classify-message.js';
import type { DeliveryReport } from '../domain/delivery-report.js';
import { isDeliveryReport } from '../domain/is-delivery-report.js';
import type { ReplyText } from '../domain/reply-text.js';
import { MessageReader } from './ports/message-reader.js';
import { ReadReplyText } from './read-reply-text.js';
import { ReplyLedger, type KeptMessage, type MailboxState } from './ports/reply-ledger.js';

type Understood = { kind: 'understood'; kept: KeptMessage | null };

/** Fetches one message, and determines its class and the email it refers to. */
@Injectable()
export class UnderstandMessage {
  constructor(
    private readonly reader: InboxReader,
    private readonly messages: MessageReader,
    private readonly ledger: ReplyLedger,
    private readonly texts: ReadReplyText,
  ) {}

  /** Null when the message is gone in the meantime. */
  async run(box: MailboxState, id: string): Promise<InboxAnswer<Understood>> {
    const answer = await this.reader.message(box.userId, id);
    if (answer.kind !== 'message') return answer;
    const { message } = answer;
    if (!message) return { kind: 'understood', kept: null };
    if (!isDeliveryReport(message)) return this.understood(box, message, null);
    const whole = await this.reader.raw(box.userId, id);
    if (whole.kind !== 'raw') return whole;
    return this.understood(box, message, whole.raw && (await this.messages.report(whole.raw)));
  }

  private async understood(box: MailboxState, message: InboxMessage, report: DeliveryReport | null): Promise<Understood> {
    const own = classifyMessage(message, box.own, report);
    if (own.kind === 'own') return { kind: 'understood', kept: { message, class: own, mail: null } };
    const candidates = await this.ledger.candidates(box.userId, {
      threadId: message.threadId,
      messageIds: namedIds(message, report),
      address: addressIn(message, report),
    });
    const mail = chooseMail(message, candidates, report);
    const isReply = mail !== null && own.kind === 'human';
    return { kind: 'understood', kept: { message, class: own, mail, ...(isReply ? { text: await this.textOf(box, message) } : {}) } };
  }

  /**
   * Undefined when the mailbox cannot return it now: the reply counts at once, and its text is fetched when it is opened. So
   * also for Gmail, where each text would cost as many quota units as the message itself.
   */
  private async textOf({ userId, kind }: MailboxState, { id }: InboxMessage): Promise<ReplyText | null | undefined> {
    if (kind === 'gmail') return undefined;
    const answer = await this.texts.run(userId, id);
    return answer.kind === 'text' ? answer.text : undefined;
  }
}
