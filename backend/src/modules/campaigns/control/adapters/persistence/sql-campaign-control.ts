import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { AccountChanges, type AccountChange, type SendingAccount } from '../../../../gmail/gateways/index.js';
import { isUuid } from '../../../../../platform/database/is-uuid.js';
import {
  CampaignControl,
  type CampaignOwner,
  type CampaignSchedule,
  type DueMail,
  type NewTimes,
  type QuietHold,
} from '../../application/ports/campaign-control.js';
import { DELIVER_QUEUE } from '../../../ledger/index.js';
import type { CampaignStatus, PauseReason } from '../../../writing/domain/campaign-status.js';
import { removalOf, type EmailsOfCampaign, type Removal } from '../../domain/removal-of.js';
import * as sql from './campaign-states.sql.js';
import * as schedule from './campaign-schedules.sql.js';
import { COMPLETE } from '../../../ledger/adapters/persistence/index.js';

type Affected<T> = [T[], number];
type Paused = { userId: string; id: string; name: string };

const LOCK_CAMPAIGN = 'select 1 from campaigns where id = $1 for update';

@Injectable()
export class SqlCampaignControl extends CampaignControl implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly changes: AccountChanges,
    private readonly jobs: JobQueue,
    private readonly activity: ActivityRecord,
  ) {
    super();
  }

  onModuleInit(): void {
    this.changes.subscribe((change, transaction) => this.pauseOthers(change, transaction as EntityManager));
  }

  async ownerOf(campaignId: string): Promise<CampaignOwner | null> {
    const [row] = await this.source.query<CampaignOwner[]>(sql.OWNER, [campaignId]);
    return row ?? null;
  }

  async scheduleOf(userId: string, campaignId: string): Promise<CampaignSchedule | null> {
    if (!isUuid(campaignId)) return null;
    const [row] = await this.source.query<CampaignSchedule[]>(schedule.OF, [campaignId, userId]);
    return row ? { ...row, waiting: row.waiting.map((mail) => ({ ...mail, dueAt: new Date(mail.dueAt) })) } : null;
  }

  changeTimes(userId: string, campaignId: string, change: NewTimes, now: Date): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const [, moved] = await manager.query<Affected<unknown>>(schedule.CHANGE, [campaignId, userId, change.schedule, now]);
      if (moved === 1) await setTimes(manager, campaignId, change, now);
      return moved === 1;
    });
  }

  async due(campaignId: string, now: Date, lateBefore: Date): Promise<DueMail | null> {
    const [row] = await this.source.query<DueMail[]>(schedule.DUE, [campaignId, now, lateBefore]);
    return row ?? null;
  }

  async begin(campaignId: string, holds: QuietHold[], now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(LOCK_CAMPAIGN, [campaignId]);
      for (const { zone, until } of holds) await manager.query(schedule.HOLD, [campaignId, zone, until, now]);
      const [, skipped] = await manager.query<Affected<unknown>>(schedule.SKIP_STALE, [campaignId, now]);
      await manager.query(schedule.BEGIN, [campaignId, now]);
      if (skipped > 0) await manager.query(COMPLETE, [campaignId, now]);
    });
  }

  pause(campaignId: string, reason: PauseReason, now: Date, userId?: string): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const [paused] = await manager.query<Affected<Paused>>(schedule.PAUSE, [campaignId, reason, now, userId ?? null]);
      await this.note(manager, paused, reason, now);
      return paused.length > 0;
    });
  }

  async pauseUnder(campaignId: string, { kind, address }: CampaignOwner, reason: PauseReason, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      const values = [campaignId, kind, address, reason, now];
      const [paused] = await manager.query<Affected<Paused>>(sql.PAUSE_ONE, values);
      await this.note(manager, paused, reason, now);
    });
  }

  async resume(userId: string, campaignId: string, account: SendingAccount, now: Date, times?: NewTimes | null): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const values = [campaignId, userId, account.kind, account.address, now];
      const [[resumed]] = await manager.query<Affected<{ changed: boolean }>>(sql.RESUME, values);
      if (!resumed) return false;
      await manager.query(sql.REQUEUE, [campaignId, account.kind, now, resumed.changed]);
      if (times) {
        await manager.query(sql.SET_SCHEDULE, [campaignId, times.schedule]);
        await setTimes(manager, campaignId, times, now);
      }
      await manager.query(COMPLETE, [campaignId, now]);
      // A separate key, because a job that waits for a later time must not block this one.
      await this.jobs.send(DELIVER_QUEUE, { campaignId }, { key: `${campaignId} resumed`, within: manager });
      return true;
    });
  }

  cancel(userId: string, campaignId: string, now: Date): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const [, moved] = await manager.query<Affected<unknown>>(sql.CANCEL, [campaignId, userId, now]);
      if (moved === 1) await manager.query(sql.CANCEL_WAITING, [campaignId, now]);
      return moved === 1;
    });
  }

  remove(userId: string, campaignId: string, now: Date): Promise<Removal> {
    return this.source.transaction(async (manager) => {
      const [campaign] = await manager.query<{ status: CampaignStatus }[]>(sql.LOCK, [campaignId, userId]);
      if (!campaign) return 'not_allowed';
      const [emails] = await manager.query<[EmailsOfCampaign]>(sql.LEFT, [campaignId]);
      const removal = removalOf(campaign.status, emails);
      if (removal === 'delete') await manager.query('delete from campaigns where id = $1', [campaignId]);
      if (removal === 'hide') await this.hide(manager, campaignId, now);
      return removal;
    });
  }

  private async hide(manager: EntityManager, campaignId: string, now: Date): Promise<void> {
    await manager.query(sql.CANCEL_WAITING, [campaignId, now]);
    await manager.query(sql.HIDE, [campaignId, now]);
  }

  private async pauseOthers({ userId, present, reason, now }: AccountChange, manager: EntityManager): Promise<void> {
    const values = [userId, present?.kind ?? null, present?.address ?? null, reason, now];
    const [paused] = await manager.query<Affected<Paused>>(sql.PAUSE_OTHERS, values);
    await this.note(manager, paused, reason, now);
  }

  private async note(manager: EntityManager, paused: Paused[], reason: PauseReason, at: Date): Promise<void> {
    const entries = paused.map(({ userId, id, name }) => ({
      ...{ userId, schoolId: null, kind: 'campaign_paused' as const, at },
      data: { campaignId: id, name, reason },
    }));
    await this.activity.append(entries, manager);
  }
}

/** Within the transaction that changes the schedule or lets the campaign go on. */
async function setTimes(manager: EntityManager, campaignId: string, { times }: NewTimes, now: Date): Promise<void> {
  if (times.length > 0) await manager.query(schedule.SET_TIMES, [campaignId, JSON.stringify(times), now]);
  await manager.query(schedule.SET_STATUS, [campaignId, now]);
}
