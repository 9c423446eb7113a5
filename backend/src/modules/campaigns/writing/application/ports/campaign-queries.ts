import type { GatewayName } from '../../../../gmail/index.js';
import type { CampaignStatus, PauseReason } from '../../domain/campaign-status.js';
import type { LeaveGroup } from '../../domain/daily-limit.js';
import type { MailStatus } from '../../domain/mail-status.js';

export interface CampaignSenderView {
  via: GatewayName;
  address: string | null;
}

/** A campaign as the screen shows it; every count is a count of ledger rows. */
export interface CampaignView {
  id: string;
  name: string;
  subject: string;
  template: string;
  status: CampaignStatus;
  createdAt: Date;
  /** Until then a Send can be taken back; null before it is sent. */
  leavesAt: Date | null;
  /** Counts the changes of the text. */
  revision: number;
  trackOpens: boolean;
  pausedReason: PauseReason | null;
  /** The account it belongs to; null before it is sent. */
  sender: CampaignSenderView | null;
  totalCount: number;
  sentCount: number;
  openCount: number;
  replyCount: number;
  queuedCount: number;
  sendingCount: number;
  failedCount: number;
  skippedCount: number;
  unknownCount: number;
  cancelledCount: number;
  /** Not delivered, because there was no way to deliver them. */
  keptCount: number;
  /** Mail is being kept right now, and none of the campaign is delivered. */
  isKeeping: boolean;
  /** Emails that wait for the athlete's daily limit, the earliest first. */
  waitForLimit: LeaveGroup[];
}

/** The latest answer of a person to a mail. */
export interface ReplyView {
  snippet: string;
  /** Who wrote: the name, else the address. */
  from: string;
  fromAddress: string;
  receivedAt: Date;
  /** It comes from outside of what is known of the school. */
  outsideDomain: boolean;
}

export interface CampaignEmailView {
  id: string;
  status: MailStatus;
  /** Whether it counts in the campaign's sentCount, openCount and replyCount. */
  isSent: boolean;
  isOpened: boolean;
  isReplied: boolean;
  sentAt: Date | null;
  openedAt: Date | null;
  repliedAt: Date | null;
  bouncedAt: Date | null;
  /** When it was kept instead of delivered. */
  keptAt: Date | null;
  dueAt: Date;
  errorMessage: string | null;
  reasonCode: string | null;
  toAddress: string;
  coachId: number;
  /** Where "Send again" goes; null when there is nothing to send again, or no address. */
  sendAgainTo: string | null;
  /** The coach is invented. */
  isExample: boolean;
  reply: ReplyView | null;
  coach: { firstName: string; lastName: string; title: string; school: { name: string } };
}

export interface MailStatsView {
  emailsSentCount: number;
  emailsOpenedCount: number;
  emailsRepliedCount: number;
  activeCampaignsCount: number;
}

export interface EmailTemplateView {
  id: string;
  name: string;
  description: string | null;
  template: string;
  /** Counts the changes of its text. */
  revision: number;
  createdAt: Date;
}

/** Reads, one statement each. Somebody else's campaign answers null. */
export abstract class CampaignQueries {
  /** Newest first, read as they are asked for, with no connection held between: together the texts can be large. */
  abstract list(userId: string): AsyncIterable<CampaignView>;
  abstract one(userId: string, campaignId: string): Promise<CampaignView | null>;
  abstract emails(userId: string, campaignId: string): Promise<CampaignEmailView[] | null>;
  abstract stats(userId: string): Promise<MailStatsView>;
  abstract templates(): Promise<EmailTemplateView[]>;
}
