import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { MailNotFound, NeedsConfirmation } from '../../writing/domain/campaign-errors.js';
import { AnsweredByHand, MessageTooLong, NotForHand, NotSentByHand, SentByAnotherChannel } from '../domain/by-hand-errors.js';
import { measureMessage } from '../domain/measure-message.js';
import { unconfirmed } from '../../recipients/domain/plan-send.js';
import { AddressAlreadyUsed } from '../../sending/domain/send-again-errors.js';
import { HandMails } from './ports/hand-mails.js';
import { SendLedger, type LedgerMail } from '../../ledger/index.js';
import { WriteHandMessage, type HandMessageChoice } from './write-hand-message.js';

export interface HandMarkCommand extends HandMessageChoice {
  userId: string;
  campaignId: string;
  mailId: string;
  /** Codes of the problems that the athlete confirmed with "Keep as it is". */
  confirmed: string[];
}

/** "I sent it", and taking that back. */
@Injectable()
export class MarkByHand {
  constructor(
    private readonly messages: WriteHandMessage,
    private readonly ledger: SendLedger,
    private readonly hands: HandMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Records the email as sent by hand now; a second call changes nothing. Throws what WriteHandMessage throws, NotForHand,
   * SentByAnotherChannel, MessageTooLong, NeedsConfirmation, and AddressAlreadyUsed when another coach's mail went there.
   */
  async mark({ userId, campaignId, mailId, confirmed, ...choice }: HandMarkCommand): Promise<void> {
    if (await this.isMarked(userId, campaignId, mailId, choice)) return;
    const { coach, mail, contact, rendered } = await this.messages.run(userId, campaignId, mailId, choice);
    this.checkText(rendered.text, choice);
    const open = unconfirmed(
      rendered.problems,
      confirmed.map((code) => ({ coachId: coach.coachId, code })),
    );
    if (open.length > 0) throw new NeedsConfirmation(open);
    const toAddress = choice.channel === 'email_by_hand' ? contact : mail.toAddress;
    const { subject, text } = rendered;
    const { channel } = choice;
    const result = await this.hands.mark({ userId, campaignId, mailId, channel, toAddress, subject, text, now: this.clock.now() });
    if (result === 'same_address') throw new AddressAlreadyUsed(toAddress);
    // Another tab was faster: the same mark is fine, anything else is not.
    if (result === 'moved_on' && !(await this.isMarked(userId, campaignId, mailId, choice))) throw new NotForHand();
  }

  /** Throws MailNotFound, NotSentByHand and AnsweredByHand. A second call changes nothing. */
  async undo(userId: string, campaignId: string, mailId: string): Promise<void> {
    if (await this.hands.undo(userId, campaignId, mailId, this.clock.now())) return;
    const mail = await this.mailOf(userId, campaignId, mailId);
    if (mail.status === 'kept') return;
    throw mail.channel === 'email' ? new NotSentByHand() : new AnsweredByHand();
  }

  private async isMarked(userId: string, campaignId: string, mailId: string, { channel }: HandMessageChoice): Promise<boolean> {
    const mail = await this.mailOf(userId, campaignId, mailId);
    if (mail.status === 'kept') return false;
    if (mail.channel === 'email') throw new NotForHand();
    if (mail.channel !== channel) throw new SentByAnotherChannel();
    return true;
  }

  private checkText(text: string, { channel }: HandMessageChoice): void {
    if (channel === 'email_by_hand') return;
    const size = measureMessage(channel, text);
    if (text.trim() === '' || size.length > size.limit) throw new MessageTooLong(size);
  }

  private async mailOf(userId: string, campaignId: string, mailId: string): Promise<LedgerMail> {
    const mail = await this.ledger.mail(userId, campaignId, mailId);
    if (!mail) throw new MailNotFound();
    return mail;
  }
}
