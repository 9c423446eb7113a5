import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { takeTurns } from '../../../../../platform/database/take-turns.js';
import type { ClaimedMail } from '../../../ledger/index.js';
import { COUNT_MAILS } from '../../../ledger/adapters/persistence/index.js';
import { refuseBeyondLimits } from '../../../writing/domain/refuse-beyond-limits.js';
import { Answers, type NewAnswer, type StoredAnswer } from '../../application/ports/answers.js';
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
}
