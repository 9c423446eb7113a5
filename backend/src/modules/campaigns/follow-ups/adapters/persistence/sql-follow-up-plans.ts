import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import {
  FollowUpPlans,
  type DueStep,
  type FollowUpCoach,
  type MissedMail,
  type PlannedFollowUp,
} from '../../application/ports/follow-up-plans.js';
import * as sql from './follow-up-plans.sql.js';

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

  async add({ campaignId, step, revision }: DueStep, mails: PlannedFollowUp[], now: Date): Promise<number> {
    const values = [JSON.stringify(mails), campaignId, step, revision, now];
    const added = await this.source.query<{ id: string }[]>(`${sql.ADD} returning id`, values);
    return added.length;
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
}
