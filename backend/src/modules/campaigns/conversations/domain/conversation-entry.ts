import type { EmailKind } from '../../writing/domain/email-kind.js';
import type { MailChannel } from '../../writing/domain/mail-channel.js';
import type { SuspicionReason } from '../../suspicion/domain/reasons.js';
import type { MailStatus } from '../../writing/domain/mail-status.js';

/** An email of the athlete, as it left. */
export interface EmailEntry {
  id: string;
  at: Date;
  kind: EmailKind;
  status: MailStatus;
  channel: MailChannel;
  subject: string;
  text: string;
  fromAddress: string | null;
  toAddress: string;
  /** Estimated: pictures are loaded by programs too. */
  openedAt: Date | null;
  /** When it may be sent; null once it is not waiting. */
  dueAt: Date | null;
  errorMessage: string | null;
  reasonCode: string | null;
  campaignId: string;
  /** Null: the campaign was deleted. */
  campaignName: string | null;
}

/**
 * kept: the whole text, cut: its beginning, not_read: the first 200 characters until the mailbox is asked, gone: the same, and the
 * mailbox does not have it any more, noted: what the athlete wrote down.
 */
export const TEXT_STATES = ['kept', 'cut', 'not_read', 'gone', 'noted'] as const;

export type TextState = (typeof TEXT_STATES)[number];

/** What came back. */
export interface ReplyEntry {
  id: string;
  at: Date;
  isAutomatic: boolean;
  from: string;
  fromAddress: string;
  subject: string;
  text: string;
  /** Quoted emails and the signature below it; '' when there are none. */
  earlier: string;
  textState: TextState;
  /** Pictures on other servers, none of which is loaded. */
  pictures: number;
  outsideDomain: boolean;
  /** Reasons other than its address why the message may be fraudulent. */
  suspicions: SuspicionReason[];
  /** When the athlete reported it to the admins; null: not. */
  reportedAt: Date | null;
  /** When the guardians saw it first on their page; null: there was none. */
  shownToGuardianAt: Date | null;
  /** The athlete confirmed that the writer is genuine. */
  isChecked: boolean;
  isNoted: boolean;
  /** Typed into the form of the shared profile: the address proves nothing by itself. */
  isByForm: boolean;
}

export type ConversationEntry = EmailEntry | ReplyEntry;
