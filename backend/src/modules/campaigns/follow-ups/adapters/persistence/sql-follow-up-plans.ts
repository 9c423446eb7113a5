import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { COUNT_MAILS } from '../../../ledger/adapters/persistence/index.js';
import { CAMPAIGN_LIMITS } from '../../../writing/domain/campaign-limits.js';
import {
  FollowUpPlans,
  type DueStep,
  type FollowUpCoach,
  type LateMail,
  type MissedMail,
  type PlannedFollowUp,
} from '../../application/ports/follow-up-plans.js';
import * as sql from './follow-up-plans.sql.js';
import * as steps from './follow-up-steps.sql.js';

@Injectable()
export class SqlFollowUpPlans extends FollowUpPlans {
  constructor(private readonly source: DataSource) {
    super();
  }

  dueSteps(until: Date): Promise<DueStep[]> {
    return this.source.query<DueStep[]>(sql.DUE_STEPS, [until]);
  }

  coaches({ campaignId, step }: DueStep, until: Date, limit: number): Promise<FollowUpCoach[]> {
    return this.source.query<FollowUpCoach[]>(sql.COACHES, [until, campaignId, step, limit]);
  }

  add({ userId, campaignId, step, revision }: DueStep, mails: PlannedFollowUp[], now: Date): Promise<number> {
    return this.source.transaction(async (manager) => {
      const room = await roomFor(manager, userId);
      if (room === 0) return 0;
      const values = [JSON.stringify(mails.slice(0, room)), campaignId, step, revision, now];
      const added = await manager.query<{ id: string }[]>(`${sql.ADD} returning id`, values);
      return added.length;
    });
  }

  missed(now: Date, limit: number): Promise<MissedMail[]> {
    return this.source.query<MissedMail[]>(sql.MISSED, [now, limit]);
  }

  async move(mails: { id: string; dueAt: Date }[], now: Date): Promise<void> {
    if (mails.length > 0) await this.source.query(sql.MOVE, [JSON.stringify(mails), now]);
  }

  async holdLate(now: Date): Promise<void> {
    await this.source.query(sql.HOLD_LATE, [now]);
  }

  async reopen(now: Date): Promise<void> {
    await this.source.query(sql.REOPEN, [now]);
  }

  late(userId: string, campaignId: string, now: Date): Promise<LateMail[]> {
    return this.source.query<LateMail[]>(steps.LATE, [campaignId, userId, now]);
  }

  async sendLate(mails: { id: string; dueAt: Date; zone: string | null }[], now: Date): Promise<void> {
    await this.source.query(steps.SEND_LATE, [JSON.stringify(mails), now]);
  }

  async skipLate(userId: string, campaignId: string, now: Date): Promise<void> {
    await this.source.query(steps.SKIP_LATE, [campaignId, userId, now]);
  }

  async chooseZones(userId: string, zones: { schoolId: number; zone: string }[]): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(steps.CHOOSE_ZONES, [JSON.stringify(zones), userId]);
      await manager.query(steps.PLAN_ZONES_AGAIN, [userId, zones.map(({ schoolId }) => schoolId)]);
    });
  }
}

/** How many emails of the athlete fit under the caps; their Sends wait until the end of this transaction. */
async function roomFor(manager: EntityManager, userId: string): Promise<number> {
  await takeTurns(manager, 'mails', userId);
  const [counted] = await manager.query<{ waiting: number; mails: number }[]>(COUNT_MAILS, [userId]);
  const { waiting = 0, mails = 0 } = counted ?? {};
  return Math.max(0, Math.min(CAMPAIGN_LIMITS.waitingMails - waiting, CAMPAIGN_LIMITS.mails - mails));
}
