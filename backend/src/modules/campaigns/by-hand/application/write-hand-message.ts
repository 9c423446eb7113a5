import { Injectable } from '@nestjs/common';

import type { Sender } from '../../../gmail/own-accounts/index.js';
import { CoachNotFound, MailNotFound } from '../../writing/domain/campaign-errors.js';
import type { HandChannel } from '../../writing/domain/mail-channel.js';
import type { Recipient } from '../../writing/domain/recipient.js';
import { sameAddressKey } from '../../writing/domain/same-address.js';
import { checkedMail, type CheckedMail } from '../../recipients/domain/checked-mail.js';
import { NoWayToReach, SendingPaused, WaitsForGuardian } from '../domain/by-hand-errors.js';
import { AddressSuppressed } from '../../sending/domain/send-again-errors.js';
import { SendContexts } from '../../recipients/index.js';
import { SendLedger, type LedgerMail } from '../../ledger/index.js';

/** Which message: the campaign's email, or a short text of the athlete's own. */
export interface HandMessageChoice {
  channel: HandChannel;
  /** The text with placeholders; of an email it is the campaign's. */
  template?: string;
}

export interface HandMessage {
  mail: LedgerMail;
  coach: Recipient;
  sender: Sender;
  /** An address, a handle without @, or a telephone number. */
  contact: string;
  rendered: CheckedMail;
}

/** Writes the message that an athlete sends by hand, with the code and the checks of the email of a Send. */
@Injectable()
export class WriteHandMessage {
  constructor(
    private readonly contexts: SendContexts,
    private readonly ledger: SendLedger,
  ) {}

  /**
   * Returns the text to send by hand; when a guardian approved it, the approved text even if the profile changed since. Throws
   * MailNotFound, WaitsForGuardian, SendingPaused, CoachNotFound when the coach is no longer listed, NoWayToReach without address,
   * handle or number, and AddressSuppressed when the coach opted out or email to the address bounced.
   */
  async run(userId: string, campaignId: string, mailId: string, { channel, template }: HandMessageChoice): Promise<HandMessage> {
    const mail = await this.ledger.mail(userId, campaignId, mailId);
    if (!mail) throw new MailNotFound();
    refuseHeld(mail);
    const { mail: email, athlete, coaches, sender, suppressed } = await this.contexts.gatherKnown(userId, campaignId, [mail.coachId]);
    const [coach] = coaches;
    if (!coach) throw new CoachNotFound(1);
    const why = coach.coachEmail === null ? undefined : suppressed.get(sameAddressKey(coach.coachEmail));
    if (why !== undefined) throw new AddressSuppressed(coach.coachEmail ?? '', why);
    const contact = contactOf(coach, channel);
    if (channel === 'email_by_hand') return { mail, coach, sender, contact, rendered: { ...checkedMail(email, coach), ...mail.approved } };
    // The signature is for emails.
    const text = await this.contexts.checked({ ...athlete, signature: '' }, { subject: '', template: template ?? '' });
    return { mail, coach, sender, contact, rendered: checkedMail(text, coach) };
  }
}

function refuseHeld({ status, isPaused }: LedgerMail): void {
  if (status === 'waiting_for_approval') throw new WaitsForGuardian();
  if (isPaused) throw new SendingPaused();
}

function contactOf(coach: Recipient, channel: HandChannel): string {
  if (channel === 'email_by_hand') return known(coach.coachEmail, 'the email address');
  return channel === 'x' ? known(coach.coachX, 'the X handle') : known(coach.coachPhone, 'the phone number');
}

function known(contact: string | null, what: string): string {
  if (!contact) throw new NoWayToReach(what);
  return contact;
}
