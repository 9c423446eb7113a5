import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { takeTurns } from '../../../../../platform/database/take-turns.js';
import type { ClaimedMail } from '../../../ledger/index.js';
import { COUNT_MAILS } from '../../../ledger/adapters/persistence/index.js';
import { refuseBeyondLimits } from '../../../writing/domain/refuse-beyond-limits.js';
import { Answers, type NewAnswer, type StoredAnswer, type UnreadReply } from '../../application/ports/answers.js';
import type { ReplyText } from '../../../replies/index.js';
import type { SuspicionReason } from '../../../suspicion/domain/reasons.js';
import { textColumns } from '../../../replies/adapters/persistence/index.js';
import * as sql from './answers.sql.js';

type Affected<T> = [T[], number];

@Injectable()
export class SqlAnswers extends Answers {
  constructor(private readonly source: DataSource) {
    super();
  }

  async byId(id: string): Promise<StoredAnswer | null> {
    const [row] = await this.source.query<StoredAnswer[]>(sql.BY_ID, [id]);
    return row ?? null;
  }

  async add(answer: NewAnswer): Promise<void> {
    const { id, userId, mailId, campaignId, toAddress, subject, text, gateway, fromAddress, optOutToken, dueAt, now } = answer;
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'mails', userId);
      const [counted] = await manager.query<{ waiting: number; mails: number }[]>(COUNT_MAILS, [userId]);
      refuseBeyondLimits.mails(counted ?? { waiting: 0, mails: 0 }, { waiting: gateway === null ? 0 : 1, mails: 1 });
      await manager.query(sql.LOCK, [campaignId, userId]);
      const values = [id, mailId, userId, toAddress, subject, text, gateway, fromAddress, optOutToken, dueAt, now];
      await manager.query(sql.ADD, values);
    });
  }

  async takeBack(userId: string, id: string): Promise<boolean> {
    const [, removed] = await this.source.query<Affected<unknown>>(sql.TAKE_BACK, [id, userId]);
    return removed === 1;
  }

  async claim(processId: number, messageIdDomain: string, limit: number, now: Date): Promise<ClaimedMail[]> {
    const [rows] = await this.source.query<Affected<ClaimedMail>>(sql.CLAIM, [now, limit, processId, messageIdDomain]);
    return rows;
  }

  async hasDue(now: Date): Promise<boolean> {
    const [row] = await this.source.query<{ due: boolean }[]>(sql.HAS_DUE, [now]);
    return row?.due ?? false;
  }

  unread(userId: string, coachId: number, limit: number): Promise<UnreadReply[]> {
    return this.source.query<UnreadReply[]>(sql.UNREAD, [userId, coachId, limit]);
  }

  async keepText(userId: string, replyId: string, text: ReplyText | null, suspicions: SuspicionReason[]): Promise<void> {
    const { body, bodyState, pictures } = textColumns(text);
    await this.source.query(sql.KEEP_TEXT, [replyId, userId, body, bodyState, pictures, suspicions]);
  }

  async markChecked(userId: string, coachId: number, replyId: string, now: Date): Promise<boolean> {
    const [, changed] = await this.source.query<Affected<unknown>>(sql.MARK_CHECKED, [userId, coachId, replyId, now]);
    return changed === 1;
  }
}
