import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { SchoolTracking } from '../../../../schools/outreach/index.js';
import { HandMails, type HandMark } from '../../application/ports/hand-mails.js';
import { noteCampaignSent, EXPECT_ANSWERS } from '../../../ledger/adapters/persistence/index.js';
import * as sql from './hand-mails.sql.js';

type Affected<T> = [T[], number];

interface Marked {
  schoolId: number;
  messageId: string | null;
  coach: string;
}

@Injectable()
export class SqlHandMails extends HandMails {
  constructor(
    private readonly source: DataSource,
    private readonly tracking: SchoolTracking,
    private readonly activity: ActivityRecord,
  ) {
    super();
  }

  async mark(mark: HandMark): Promise<'marked' | 'moved_on' | 'same_address'> {
    const { userId, campaignId, mailId, channel, toAddress, subject, text, now } = mark;
    return this.source.transaction(async (manager) => {
      await manager.query(sql.LOCK, [campaignId, userId]);
      const values = [mailId, campaignId, userId, channel, now, toAddress, subject, text];
      const [[marked]] = await manager.query<Affected<Marked>>(sql.MARK, values);
      if (!marked) return (await this.isKept(manager, mark)) ? 'same_address' : 'moved_on';
      await manager.query(sql.NO_LONGER_KEPT, [marked.messageId]);
      await this.follow(manager, mark, marked);
      return 'marked';
    });
  }

  async undo(userId: string, campaignId: string, mailId: string, now: Date): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      await manager.query(sql.LOCK, [campaignId, userId]);
      const [[undone]] = await manager.query<Affected<Marked>>(sql.UNDO, [mailId, campaignId, userId, now]);
      if (!undone) return false;
      await manager.query(sql.UNTICK_INTRO, [userId, undone.schoolId, now]);
      const data = { mailId, campaignId, coach: undone.coach };
      await this.activity.append([{ userId, schoolId: undone.schoolId, kind: 'by_hand_undone', at: now, data }], manager);
      await manager.query(sql.SETTLE, [campaignId, now]);
      return true;
    });
  }

  private async follow(manager: EntityManager, mark: HandMark, { schoolId, coach }: Marked): Promise<void> {
    const { userId, campaignId, mailId, channel, now } = mark;
    const ticked = await this.tracking.markIntroSent(userId, [schoolId], now, manager);
    if (ticked.length > 0) await manager.query(sql.TICKED, [mailId]);
    await noteCampaignSent(manager, this.activity, campaignId, now);
    const data = { mailId, campaignId, coach, channel };
    await this.activity.append([{ userId, schoolId, kind: 'sent_by_hand', at: now, data }], manager);
    await manager.query(EXPECT_ANSWERS, [userId, now]);
    await manager.query(sql.SETTLE, [campaignId, now]);
  }

  private async isKept(manager: EntityManager, { mailId, campaignId, userId }: HandMark): Promise<boolean> {
    const [row] = await manager.query<{ kept: boolean }[]>(sql.IS_KEPT, [mailId, campaignId, userId]);
    return row?.kept ?? false;
  }
}
