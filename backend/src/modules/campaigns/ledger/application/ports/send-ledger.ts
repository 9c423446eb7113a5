import type { GatewayName, MailThread, SendingAccount } from '../../../../gmail/gateways/index.js';
import type { CampaignStatus, PauseReason } from '../../../writing/domain/campaign-status.js';
import type { MailChannel } from '../../../writing/domain/mail-channel.js';
import type { WrittenMail } from '../../../writing/domain/templates/mail-writer.js';
import type { ScheduleChoice } from '../../../writing/domain/schedule-choice.js';
import type { MailStatus } from '../../../writing/domain/mail-status.js';

/** A row that is about to exist. `status` is queued, kept for the athlete to send by hand, or skipped with a reason. */
export interface NewLedgerRow {
  id: string;
  /** Left out: the first email to the coach. */
  step?: number;
  coachId: number;
  schoolId: number;
  toAddress: string;
  coachFirstName: string;
  coachLastName: string;
  coachTitle: string;
  schoolName: string;
  isExample: boolean;
  /** Its subject and text. Called when the row is stored: all rows of a Send together may have 100 MB. */
  write: () => WrittenMail;
  gateway: GatewayName;
  /** Names this email to the picture that counts opens; null when the campaign does not count them. */
  openToken: string | null;
  /** Names this email to its unsubscribe address. */
  optOutToken: string;
  status: 'queued' | 'kept' | 'skipped';
  reasonCode: string | null;
  errorMessage: string | null;
  /** Undefined: it may be sent with the campaign. */
  dueAt?: Date;
  /** It is sent in the working hours of this time zone; null or undefined: at any hour. */
  quietZone?: string | null;
}

export interface Activation {
  userId: string;
  campaignId: string;
  /** The new sending account of the campaign. */
  account: SendingAccount;
  /** The text the rows were rendered from: a draft that has changed since is not sent. */
  text: { subject: string; template: string; revision?: number };
  rows: NewLedgerRow[];
  now: Date;
  /** When the emails may be sent: now plus the undo period. */
  leavesAt: Date;
  /** Undefined: everything is sent at once. */
  schedule?: ScheduleChoice;
}

/** Kept emails that are to be sent after all: `rows` replace what was kept, by their id. */
export interface Release {
  userId: string;
  campaignId: string;
  /** The new sending account of the campaign. */
  account: SendingAccount;
  rows: NewLedgerRow[];
  now: Date;
  /** When the emails may be sent: now plus the undo period. */
  leavesAt: Date;
}

/** A row that this process has marked as sending, with all that the email needs. */
export interface ClaimedMail {
  id: string;
  campaignId: string;
  userId: string;
  schoolId: number;
  coachId: number;
  attemptId: string;
  messageId: string;
  toAddress: string;
  toName: string;
  subject: string;
  body: string;
  isExample: boolean;
  gateway: GatewayName;
  openToken: string | null;
  /** null: an email from before there were unsubscribe addresses. */
  optOutToken: string | null;
  /** The account it is sent from. */
  senderAddress: string;
  /** Since when sending has failed; null: no try has failed. */
  deferredSince: Date | null;
  /** After the last email of the campaign that left to this coach; null for the first one. */
  thread: MailThread | null;
}

/** At most `most` emails of the athlete may have left since then. */
export interface AthleteCap {
  userId: string;
  most: number;
  since: Date;
}

export interface Claim {
  campaignId: string;
  /** The account that the caller sends from: only a campaign of this account gives rows. */
  account: SendingAccount;
  gateway: GatewayName;
  limit: number;
  /** Counts all campaigns of the athlete that use this gateway. Undefined: no cap. */
  athleteCap?: AthleteCap;
  processId: number;
  now: Date;
  messageIdDomain: string;
}

/** Result of one claimed email. `queued` = it was not sent and is retried at `dueAt`; `kept` = it stays on this server. */
export interface Result {
  id: string;
  attemptId: string;
  status: Extract<MailStatus, 'sent' | 'failed' | 'unknown' | 'queued' | 'kept'>;
  reasonCode: string | null;
  errorMessage: string | null;
  providerMessageId: string | null;
  threadId: string | null;
  dueAt: Date | null;
  /** Since when sending has failed; undefined: none is stored. */
  deferredSince?: Date | null;
  /** The address does not exist: the athlete's further mail to it is skipped. */
  suppress?: boolean;
}

export interface OpenEnd {
  id: string;
  campaignId: string;
  userId: string;
  toAddress: string;
  attemptId: string;
  messageId: string;
  gateway: GatewayName;
  claimedAt: Date;
}

/**
 * One row for each campaign, step and coach, under a unique key: the reason why no coach gets an email twice.
 * Every method is one transaction; rows move only forward, and only by the attempt that claimed them.
 */
export abstract class SendLedger {
  /**
   * Draft → active with all rows and the job that sends them, or scheduled, which begins when a row is due; kept or completed, without a job, when none is queued. Throws
   * CampaignNotDraft.
   */
  abstract activate(activation: Activation): Promise<void>;
  /** The kept rows of the athlete's campaign; empty when the campaign belongs to another athlete. */
  abstract kept(userId: string, campaignId: string): Promise<KeptRow[]>;
  /** Addresses that emails of the campaign went to, go to, or may have gone to; kept ones are not among them. */
  abstract usedAddresses(campaignId: string): Promise<string[]>;
  /**
   * Kept → queued or skipped, with the job that sends. All rows or none: throws NothingKept when one of them is no
   * longer kept, for example because another tab has sent it, or when another email of the campaign has its address.
   */
  abstract release(release: Release): Promise<void>;
  /**
   * Active → draft while no email has started to be sent; emails that were kept before become kept again, and so does
   * their campaign. Throws TooLateToTakeBack.
   */
  abstract takeBack(userId: string, campaignId: string, now: Date): Promise<void>;
  /** The way of the next email that is due; null when none is. */
  abstract nextGateway(campaignId: string, now: Date): Promise<GatewayName | null>;
  /** Marks up to `limit` due rows as sending, before anything is sent. */
  abstract claim(claim: Claim): Promise<ClaimedMail[]>;
  /** Writes outcomes and, when no row is left open, completes the campaign. */
  abstract record(campaignId: string, results: Result[], now: Date): Promise<void>;
  /**
   * Active → paused for the athlete's campaigns with mail that waits for this way; their rows stay as they are. Only the
   * athlete lets them go on.
   */
  abstract pause(userId: string, gateway: GatewayName, reason: PauseReason, now: Date): Promise<void>;
  /** Mail of the athlete that waits for this way is not due before then. */
  abstract postpone(userId: string, gateway: GatewayName, until: Date, now: Date): Promise<void>;
  /** Returns how many emails of the athlete left by this gateway since then, or may have left. */
  abstract leftSince(userId: string, gateway: GatewayName, since: Date): Promise<number>;
  /**
   * Mail of the athlete that is due, or that waits for the cap, becomes due when the cap has room for it: each place is
   * free again 24 hours after it was taken.
   */
  abstract spread(cap: AthleteCap, gateway: GatewayName, now: Date): Promise<void>;
  /** Processes that hold rows in `sending`. */
  abstract claimants(): Promise<number[]>;
  /** Rows of a dead process, or stuck since before `stuckSince`, become unknown. Returns how many. */
  abstract abandon(deadProcesses: number[], stuckSince: Date, now: Date): Promise<number>;
  /** Unknown rows, oldest first. */
  abstract openEnds(limit: number): Promise<OpenEnd[]>;
  /** Active campaigns with mail that is due and waits. */
  abstract waitingCampaigns(now: Date): Promise<string[]>;
  /** Emails that left by this way since then, for a daily cap. */
  abstract sentSince(gateway: GatewayName, since: Date): Promise<number>;
  /** One open row of the athlete; null when it does not exist or belongs to another athlete. */
  abstract mail(userId: string, campaignId: string, mailId: string): Promise<LedgerMail | null>;
  /**
   * The athlete's decision about an unknown or failed mail. Returns false when it was settled in the meantime, and when another
   * mail of the campaign went to `toAddress`.
   */
  abstract decide(decision: Decision): Promise<boolean>;
}

export interface KeptRow {
  id: string;
  coachId: number;
}

export interface LedgerMail {
  id: string;
  campaignId: string;
  status: MailStatus;
  claimedAt: Date | null;
  coachId: number;
  toAddress: string;
  channel: MailChannel;
  campaignStatus: CampaignStatus;
  /**
   * An answer in a conversation: it goes to the address the coach wrote from, not the one in the directory, and is sent even
   * after its campaign ended.
   */
  isAnswer: boolean;
  /** The text that a guardian approved; null: no approval was needed. */
  approved: WrittenMail | null;
  /** A guardian has paused all sending. */
  isPaused: boolean;
}

export interface Decision {
  mailId: string;
  campaignId: string;
  from: MailStatus;
  to: 'sent' | 'queued';
  /** How mail to invented coaches goes, for an email that is sent again. */
  examplesVia?: GatewayName;
  /** The new recipient of a queued email. */
  toAddress?: string;
  now: Date;
}
