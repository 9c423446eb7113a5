import type { MailStatus } from '../../../writing/domain/mail-status.js';
import type { NotedReply } from '../../domain/noted-reply.js';

/** What is known of the email that an athlete notes a reply to. */
export interface AnsweredMail {
  status: MailStatus;
  sentAt: Date | null;
  /** A person's reply was found in the mailbox. */
  isFound: boolean;
  isNoted: boolean;
}

/** Replies that athletes write down themselves: at most one for each email. Every method is one transaction. */
export abstract class NotedReplies {
  /** Null when the email does not exist or belongs to another athlete. */
  abstract mail(userId: string, campaignId: string, mailId: string): Promise<AnsweredMail | null>;
  /** Adds or changes the note, with the email's status, tracking and record. False when the email cannot be answered any more. */
  abstract note(userId: string, campaignId: string, mailId: string, reply: NotedReply, now: Date): Promise<boolean>;
  /**
   * Takes the note back: the email is what it was before, and the school's “Response gotten” too, unless something else set
   * it. The lead level stays. Nothing happens when there is no note.
   */
  abstract remove(userId: string, campaignId: string, mailId: string, now: Date): Promise<void>;
}
