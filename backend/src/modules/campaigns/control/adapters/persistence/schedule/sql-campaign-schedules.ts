import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { ActivityRecord } from '../../../../../../platform/activity/activity-record.js';
import { isUuid } from '../../../../../../platform/database/is-uuid.js';
import {
  CampaignSchedules,
  type CampaignSchedule,
  type DueMail,
  type NewTimes,
  type QuietHold,
} from '../../../application/ports/campaign-schedules.js';
import type { PauseReason } from '../../../../writing/domain/campaign-status.js';
import { COMPLETE } from '../../../../ledger/adapters/persistence/index.js';
import * as sql from './campaign-schedules.sql.js';

type Affected<T> = [T[], number];

const LOCK = 'select 1 from campaigns where id = $1 for update';

@Injectable()
export class SqlCampaignSchedules extends CampaignSchedules {
  constructor(
    private readonly source: DataSource,
    private readonly activity: ActivityRecord,
  ) {
    super();
  }

  async of(userId: string, campaignId: string): Promise<CampaignSchedule | null> {
    if (!isUuid(campaignId)) return null;
    const [row] = await this.source.query<CampaignSchedule[]>(sql.OF, [campaignId, userId]);
    return row ? { ...row, waiting: row.waiting.map((mail) => ({ ...mail, dueAt: new Date(mail.dueAt) })) } : null;
  }

  change(userId: string, campaignId: string, change: NewTimes, now: Date): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const [, moved] = await manager.query<Affected<unknown>>(sql.CHANGE, [campaignId, userId, change.schedule, now]);
      if (moved === 1) await setTimes(manager, campaignId, change, now);
      return moved === 1;
    });
  }

  async due(campaignId: string, now: Date, lateBefore: Date): Promise<DueMail | null> {
    const [row] = await this.source.query<DueMail[]>(sql.DUE, [campaignId, now, lateBefore]);
    return row ?? null;
  }

  async begin(campaignId: string, holds: QuietHold[], now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(LOCK, [campaignId]);
      for (const { zone, until } of holds) await manager.query(sql.HOLD, [campaignId, zone, until, now]);
      const [, skipped] = await manager.query<Affected<unknown>>(sql.SKIP_STALE, [campaignId, now]);
      await manager.query(sql.BEGIN, [campaignId, now]);
      if (skipped > 0) await manager.query(COMPLETE, [campaignId, now]);
    });
  }

  pause(campaignId: string, reason: PauseReason, now: Date, userId?: string): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const values = [campaignId, reason, now, userId ?? null];
      const [[paused]] = await manager.query<Affected<{ userId: string; id: string; name: string }>>(sql.PAUSE, values);
      if (!paused) return false;
      const { name } = paused;
      await this.activity.append(
        [{ userId: paused.userId, schoolId: null, kind: 'campaign_paused', at: now, data: { campaignId, name, reason } }],
        manager,
      );
      return true;
    });
  }
}

/** Within the transaction that changes the schedule or lets the campaign go on. */
export async function setTimes(manager: EntityManager, campaignId: string, { times }: NewTimes, now: Date): Promise<void> {
  if (times.length > 0) await manager.query(sql.SET_TIMES, [campaignId, JSON.stringify(times), now]);
  await manager.query(sql.SET_STATUS, [campaignId, now]);
}
