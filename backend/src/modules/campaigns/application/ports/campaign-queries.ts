import type { CampaignStatus } from '../../domain/campaign-status.js';
import type { MailStatus } from '../../domain/mail-status.js';

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
}

export interface CampaignEmailView {
  id: string;
  status: MailStatus;
  sentAt: Date | null;
  openedAt: Date | null;
  repliedAt: Date | null;
  dueAt: Date;
  errorMessage: string | null;
  reasonCode: string | null;
  toAddress: string;
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
  createdAt: Date;
}

/** Reads, one statement each. Somebody else's campaign answers null. */
export abstract class CampaignQueries {
  abstract list(userId: string): Promise<CampaignView[]>;
  abstract one(userId: string, campaignId: string): Promise<CampaignView | null>;
  abstract emails(userId: string, campaignId: string): Promise<CampaignEmailView[] | null>;
  abstract stats(userId: string): Promise<MailStatsView>;
  abstract templates(): Promise<EmailTemplateView[]>;
}
