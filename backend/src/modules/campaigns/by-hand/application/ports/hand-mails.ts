import type { HandChannel } from '../../../writing/domain/mail-channel.js';

/** "I sent it": what was sent, as it was shown to the athlete. */
export interface HandMark {
  userId: string;
  campaignId: string;
  mailId: string;
  channel: HandChannel;
  /** The coach's present address; of a message by X or text the address of the email that it replaces. */
  toAddress: string;
  subject: string;
  text: string;
  now: Date;
}

/** Emails that athletes send themselves. Every method is one transaction. */
export abstract class HandMails {
  /**
   * Kept → sent by hand, with tracking, record and the campaign's status. `moved_on`: the email is not kept any more;
   * `same_address`: another email of the campaign went there. Then nothing has changed.
   */
  abstract mark(mark: HandMark): Promise<'marked' | 'moved_on' | 'same_address'>;
  /**
   * Sent by hand → kept, as if it had never been marked; the school's “Intro email sent” too, unless something else set it.
   * False when it is not sent by hand, or an answer to it is recorded.
   */
  abstract undo(userId: string, campaignId: string, mailId: string, now: Date): Promise<boolean>;
}
