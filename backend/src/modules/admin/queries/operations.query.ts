import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { AppConfig } from '../../../platform/config/app-config.js';
import { GmailConfig } from '../../gmail/gateways/index.js';
import { EventLoopDelay } from '../../../platform/metrics/event-loop-delay.js';
import { ACCOUNTS, OPERATIONS } from './operations.sql.js';

/** What the server has on its hands at one moment. Counts only: nothing of anybody's mail. */
export interface OperationsView {
  at: Date;
  users: UserFigures;
  /** By name. */
  queues: QueueFigures[];
  gmail: GmailFigures;
  mailboxes: MailboxFigures;
  replies: ReplyPollFigures;
  sending: SendingFigures;
  process: ProcessFigures;
}

/** The process that answers the request; each process reports its own figures. */
export interface ProcessFigures {
  /** Milliseconds that requests waited for the event loop: the 99th percentile of the worst of the last five minutes. */
  eventLoopDelayP99Ms: number;
}

export interface UserFigures {
  total: number;
  admins: number;
  /** Signed up in the last 7 days. */
  newThisWeek: number;
  /** Used the product in the last 7 days, by the sessions that are open. */
  seenThisWeek: number;
}

export interface QueueFigures {
  name: string;
  due: number;
  /** Not before a moment that is still to come. */
  scheduled: number;
  running: number;
  failed: number;
  oldestDueAt: Date | null;
}

export interface GmailFigures {
  /** Whether athletes can connect an account at all on this server. */
  isSetUp: boolean;
  connected: number;
  /** Of the connected ones: those whose replies cannot be read. */
  sendOnly: number;
  needsReconnect: number;
  /** Of the connected ones: those that wait because Google asked to slow down. */
  resting: number;
}

/** Mailboxes by IMAP and SMTP. */
export interface MailboxFigures {
  connected: number;
  needsReconnect: number;
  /** Of the connected ones: those that wait because their server asked to slow down. */
  resting: number;
}

export interface ReplyPollFigures {
  /** Connected mailboxes, Gmail accounts too, that are looked into. */
  mailboxes: number;
  due: number;
  inTrouble: number;
  /** The newest check of any mailbox, and the oldest last check of all; null before the first. */
  lastCheckAt: Date | null;
  oldestCheckAt: Date | null;
}

/** Emails to coaches. */
export interface SendingFigures {
  /** Without a mail server, email that no mailbox of the athlete sends stays in the outbox. */
  hasMailServer: boolean;
  /** Sent in the last hour, 24 hours and 7 days. */
  lastHour: number;
  lastDay: number;
  lastWeek: number;
  queued: number;
  unknown: number;
  /** Not delivered: kept until there is a way to deliver them. */
  kept: number;
  /** Refused in the last 24 hours. */
  failedLastDay: number;
  /** Sent in the last 24 hours by the Gmail account or mailbox that sent most; null when none sent anything. */
  busiestMailbox: number | null;
}

/** An account, as an operator needs to see it. */
export interface AccountLine {
  id: string;
  username: string;
  email: string;
  isAdmin: boolean;
  isGuardian: boolean;
  isExample: boolean;
  isEmailVerified: boolean;
  createdAt: Date;
  /** To ten minutes; null without an open session. */
  lastSeenAt: Date | null;
}

export interface AccountSearch {
  /** Part of a username or address. */
  search?: string;
  limit: number;
  /** The id of the last line of the page before. */
  before?: string;
}

/** JSON has no dates: what the database built comes back with texts in their places. */
type Serialized<T> = { [K in keyof T]: T[K] extends Date | null ? string | null : T[K] };

interface Row extends Omit<OperationsView, 'at' | 'queues' | 'gmail' | 'replies' | 'sending' | 'process'> {
  gmail: Omit<OperationsView['gmail'], 'isSetUp'>;
  sending: Omit<OperationsView['sending'], 'hasMailServer'>;
  queues: Serialized<OperationsView['queues'][number]>[];
  replies: Serialized<OperationsView['replies']>;
}

const toDate = (text: string | null) => (text === null ? null : new Date(text));

@Injectable()
export class OperationsQuery {
  constructor(
    private readonly source: DataSource,
    private readonly config: AppConfig,
    private readonly gmail: GmailConfig,
    private readonly eventLoop: EventLoopDelay,
  ) {}

  async read(now: Date): Promise<OperationsView> {
    const [row] = await this.source.query<Row[]>(OPERATIONS, [now]);
    if (!row) throw new Error('A select without a table answers one row.');
    const { users, queues, gmail, mailboxes, replies, sending } = row;
    return {
      at: now,
      process: { eventLoopDelayP99Ms: this.eventLoop.p99Ms() },
      users,
      gmail: { isSetUp: this.gmail.google !== undefined, ...gmail },
      mailboxes,
      sending: { hasMailServer: this.config.smtpUrl !== undefined, ...sending },
      queues: queues.map((queue) => ({ ...queue, oldestDueAt: toDate(queue.oldestDueAt) })),
      replies: { ...replies, lastCheckAt: toDate(replies.lastCheckAt), oldestCheckAt: toDate(replies.oldestCheckAt) },
    };
  }

  /** Newest account first. */
  accounts({ search, limit, before }: AccountSearch): Promise<AccountLine[]> {
    const wanted = search?.trim() ? `%${search.trim().replace(/[\\%_]/g, '\\$&')}%` : null;
    return this.source.query<AccountLine[]>(ACCOUNTS, [wanted, before ?? null, limit]);
  }
}
