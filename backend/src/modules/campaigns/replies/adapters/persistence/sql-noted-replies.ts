import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { Ids } from '../../../../../shared-kernel/ids.js';
import { SchoolTracking } from '../../../../schools/outreach/index.js';
import { NotedReplies, type AnsweredMail } from '../../application/ports/noted-replies.js';
import type { NotedReply } from '../../domain/noted-reply.js';
import { SKIP_STOPPED } from '../../../ledger/adapters/persistence/index.js';
import * as sql from './noted-replies.sql.js';

type Affected<T> = [T[], number];

interface Answered {
  schoolId: number;
  coach: string;
}

@Injectable()
export class SqlNotedReplies extends NotedReplies {
  constructor(
    private readonly source: DataSource,
    private readonly ids: Ids,
    private readonly tracking: SchoolTracking,
    private readonly activity: ActivityRecord,
  ) {
    super();
  }

  async mail(userId: string, campaignId: string, mailId: string): Promise<AnsweredMail | null> {
    if (!isUuid(campaignId) || !isUuid(mailId)) return null;
    const [mail] = await this.source.query<AnsweredMail[]>(sql.MAIL, [mailId, campaignId, userId]);
    return mail ?? null;
  }

  async note(userId: string, campaignId: string, mailId: string, { at, text }: NotedReply, now: Date): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      await manager.query(sql.LOCK, [campaignId, userId]);
      const [[answered]] = await manager.query<Affected<Answered>>(sql.ANSWER, [mailId, campaignId, userId, at, now]);
      if (!answered) return false;
      await manager.query(SKIP_STOPPED, [userId, now]);
      const { schoolId, coach } = answered;
      const values = [this.ids.next(), userId, mailId, coach, text, at, now];
      const [reply] = await manager.query<{ id: string }[]>(sql.PUT, values);
      const ticked = await this.tracking.markReplied(userId, [schoolId], now, manager);
      if (ticked.length > 0) await manager.query(sql.TICKED, [reply?.id]);
      const data = { mailId, campaignId, from: coach, snippet: text, notedReplyId: reply?.id };
      const dedupeKey = `coach_replied:noted:${reply?.id}`;
      await this.activity.append([{ userId, schoolId, kind: 'coach_replied', at, data, dedupeKey }], manager);
      return true;
    });
  }

  async remove(userId: string, campaignId: string, mailId: string, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(sql.LOCK, [campaignId, userId]);
      const [[dropped]] = await manager.query<Affected<{ id: string; ticked: boolean }>>(sql.DROP, [userId, mailId]);
      if (!dropped) return;
      const [[{ schoolId, coach }]] = await manager.query<[[Answered], number]>(sql.UNANSWER, [mailId, now]);
      if (dropped.ticked) {
        const [, unticked] = await manager.query<Affected<unknown>>(sql.UNTICK_RESPONSE, [userId, schoolId, now]);
        if (unticked === 0) await manager.query(sql.PASS_ON, [userId, schoolId]);
      }
      const data = { mailId, campaignId, from: coach };
      await this.activity.append([{ userId, schoolId, kind: 'noted_reply_removed', at: now, data }], manager);
    });
  }
}
