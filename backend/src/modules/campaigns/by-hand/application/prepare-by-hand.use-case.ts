import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { type Mailbox, PlatformSender } from '../../../gmail/gateways/index.js';
import { MailAttachments, type ReadFile } from '../../attachments/index.js';
import { NeedsConfirmation } from '../../writing/domain/campaign-errors.js';
import type { MailProblem } from '../../writing/domain/mail-problem.js';
import { mailAppAddress, type MailAppAddress } from '../domain/mail-app-address.js';
import { measureMessage, type MessageSize, type ShortChannel } from '../domain/measure-message.js';
import { shortMessageAddress } from '../domain/short-message-address.js';
import { SHORT_MESSAGE_STARTERS } from '../domain/short-message-starter.js';
import { unconfirmed } from '../../recipients/domain/plan-send.js';
import { WriteHandMessage } from './write-hand-message.js';

export interface HandEmail {
  coachName: string;
  schoolName: string;
  from: Mailbox;
  to: string;
  subject: string;
  text: string;
  /** What holds it back until the athlete fixed or confirmed it. */
  problems: MailProblem[];
  mailApp: MailAppAddress;
  /** Further ways to write to this coach; null when not known. */
  xHandle: string | null;
  phone: string | null;
}

export interface ShortMessage extends MessageSize {
  /** Handle without @, or the telephone number. */
  contact: string;
  /** What it was made from. */
  template: string;
  text: string;
  problems: MailProblem[];
  /** Opens the app; null when the number cannot get text messages. */
  appAddress: string | null;
}

/** A message file: who, to whom, what. */
export interface EmailFile {
  messageId: string;
  date: Date;
  from: Mailbox;
  to: Mailbox;
  subject: string;
  text: string;
  headers: Record<string, string>;
  attachments: ReadFile[];
}

/** What an athlete copies, opens in an app or downloads. Nothing is recorded here. */
@Injectable()
export class PrepareByHand {
  constructor(
    private readonly messages: WriteHandMessage,
    private readonly platform: PlatformSender,
    private readonly attachments: MailAttachments,
    private readonly clock: Clock,
  ) {}

  /** Throws what WriteHandMessage throws. */
  async email(userId: string, campaignId: string, mailId: string): Promise<HandEmail> {
    const { coach, sender, contact, rendered } = await this.messages.run(userId, campaignId, mailId, { channel: 'email_by_hand' });
    const { subject, text, problems } = rendered;
    const { coachName, schoolName, coachX: xHandle, coachPhone: phone } = coach;
    const mailApp = mailAppAddress(contact, subject, text);
    return { coachName, schoolName, from: sender.replyTo, to: contact, subject, text, problems, mailApp, xHandle, phone };
  }

  /** Returns the same email as a file that a mail program opens as a draft. Also throws NeedsConfirmation. */
  async emailFile(userId: string, campaignId: string, mailId: string, confirmed: string[]): Promise<EmailFile> {
    const { coach, sender, contact, rendered } = await this.messages.run(userId, campaignId, mailId, { channel: 'email_by_hand' });
    const { subject, text, problems } = rendered;
    const open = unconfirmed(
      problems,
      confirmed.map((code) => ({ coachId: coach.coachId, code })),
    );
    if (open.length > 0) throw new NeedsConfirmation(open);
    return {
      messageId: `${mailId}.by-hand@${this.platform.messageIdDomain}`,
      date: this.clock.now(),
      from: sender.replyTo,
      to: { name: coach.coachName, address: contact },
      subject,
      text,
      // Mail programs that support this header open the file as a draft instead of a received
      // message.
      headers: { 'X-Unsent': '1' },
      attachments: await this.attachments.of(userId, campaignId),
    };
  }

  /** Returns a short message for X or a phone; without `template` the default text. Throws what WriteHandMessage throws. */
  async short(userId: string, campaignId: string, mailId: string, channel: ShortChannel, asked?: string): Promise<ShortMessage> {
    const template = asked ?? SHORT_MESSAGE_STARTERS[channel];
    const { contact, rendered } = await this.messages.run(userId, campaignId, mailId, { channel, template });
    const { text, problems } = rendered;
    const appAddress = shortMessageAddress(channel, contact, text);
    return { contact, template, text, problems, appAddress, ...measureMessage(channel, text) };
  }
}
