import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import {
  ReplyLedger,
  type Advance,
  type Arrival,
  type CheckTrouble,
  type Clues,
  type KeptMessage,
  type MailboxState,
  type ReplyFigures,
} from '../../application/ports/reply-ledger.js';
import type { MailCandidate } from '../../domain/choose-mail.js';
import { KeepReplies } from './keep-replies.js';
import type { SuspicionReason } from '../../../suspicion/domain/reasons.js';
import type { ReplyText } from '../../domain/reply-text.js';
import { textColumns } from './text-columns.js';
import * as sql from './reply-ledger.sql.js';

type Affected<T> = [T[], number];
type MailboxRow = Omit<MailboxState, 'traffic'> & { knownAccount: string | null; sentAt: Date | null; replyAt: Date | null };

const UNOPENED = { cursor: null, goodAt: null, strangers: true, lookedAt: null, sweptAt: null, failures: 0, retryAt: null };

@Injectable()
export class SqlReplyLedger extends ReplyLedger {
  constructor(
    private readonly source: DataSource,
    private readonly keeping: KeepReplies,
  ) {
    super();
  }

  async takeDue(now: Date, until: Date, limit: number): Promise<string[]> {
    await this.source.query(sql.OPEN_NEW, [now]);
    const [rows] = await this.source.query<Affected<{ userId: string }>>(sql.TAKE_DUE, [now, until, limit]);
    return rows.map(({ userId }) => userId);
  }

  async makeAllDue(now: Date): Promise<number> {
    const [row] = await this.source.query<{ count: number }[]>(sql.MAKE_ALL_DUE, [now]);
    return row?.count ?? 0;
  }

  async mailbox(userId: string): Promise<MailboxState | null> {
    const [row] = await this.source.query<MailboxRow[]>(sql.MAILBOX, [userId]);
    if (!row) return null;
    const { knownAccount, sentAt, replyAt, ...known } = row;
    const box = { ...known, traffic: { sentAt, replyAt } };
    if (knownAccount === row.account) return box;
    await this.source.query(sql.BEGIN, [userId, row.account, row.connectedAt]);
    return { ...box, ...UNOPENED };
  }

  async sift(box: MailboxState, arrived: Arrival[]): Promise<{ ours: Arrival[]; strangers: Arrival[] }> {
    const byId = new Map(arrived.map((arrival) => [arrival.id, arrival]));
    if (byId.size === 0) return { ours: [], strangers: [] };
    const values = [box.userId, box.account, JSON.stringify([...byId.values()])];
    const rows = await this.source.query<{ id: string; ours: boolean; told: boolean }[]>(sql.SIFT, values);
    const found = (wanted: (row: { ours: boolean; told: boolean }) => boolean) =>
      rows.filter(wanted).flatMap(({ id }) => byId.get(id) ?? []);
    return { ours: found(({ ours }) => ours), strangers: found(({ ours, told }) => !ours && !told) };
  }

  candidates(userId: string, { threadId, messageIds, address }: Clues): Promise<MailCandidate[]> {
    return this.source.query<MailCandidate[]>(sql.CANDIDATES, [userId, threadId, messageIds, address]);
  }

  async correspondents(userId: string, since: Date, limit: number): Promise<string[]> {
    const rows = await this.source.query<{ address: string }[]>(sql.CORRESPONDENTS, [userId, since, limit]);
    return rows.map(({ address }) => address);
  }

  keep(box: MailboxState, messages: KeptMessage[], advance: Advance | null, now: Date): Promise<void> {
    return this.keeping.run(box, messages, advance, now);
  }

  async keepText(userId: string, replyId: string, text: ReplyText | null, suspicions: SuspicionReason[]): Promise<void> {
    const { body, bodyState, pictures } = textColumns(text);
    await this.source.query(sql.KEEP_TEXT, [replyId, userId, body, bodyState, pictures, suspicions]);
  }

  async noteTrouble(userId: string, trouble: CheckTrouble, now: Date): Promise<void> {
    const { kind, failures, retryAt, nextCheckAt } = trouble;
    await this.source.query(sql.TROUBLE, [userId, kind, failures, retryAt, nextCheckAt, now]);
  }

  async announce(userId: string, campaignId: string | null, now: Date): Promise<ReplyFigures> {
    const [figures] = await this.source.query<ReplyFigures[]>(sql.ANNOUNCE, [userId, campaignId, now]);
    return figures ?? { checked: 0, repliesFound: 0 };
  }

  async markUnannounced(userId: string, announcedAt: Date): Promise<void> {
    await this.source.query(sql.MARK_UNANNOUNCED, [userId, announcedAt]);
  }
}
