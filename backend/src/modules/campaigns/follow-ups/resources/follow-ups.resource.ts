import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { COMPLETE } from '../../ledger/adapters/persistence/index.js';
import type { CampaignStatus } from '../../writing/domain/campaign-status.js';
import { CampaignNotFound } from '../../writing/domain/campaign-errors.js';
import { firstDifference } from '../domain/first-difference.js';
import { FollowUpNotFound, FollowUpsChanged, FollowUpsEnded, FollowUpStarted, NothingToStop } from '../domain/follow-up-errors.js';
import type { FollowUpText } from '../domain/follow-up-step.js';
import * as sql from '../adapters/persistence/follow-up-steps.sql.js';

type Affected = [unknown[], number];
type Stored = FollowUpText & { started: boolean };

interface Locked {
  status: CampaignStatus;
  revision: number;
  stopped: boolean;
}

interface FollowUpChange {
  userId: string;
  campaignId: string;
  steps: FollowUpText[];
  /** The one that the list was written from. */
  revision: number;
  now: Date;
}

/** Which coaches of one step: all of them, also those to come, when `coachIds` is left out. */
interface FollowUpSkip {
  userId: string;
  campaignId: string;
  step: number;
  coachIds?: number[];
  now: Date;
}

/** The follow-ups of a campaign as the athlete writes them. */
@Injectable()
export class FollowUps {
  constructor(private readonly source: DataSource) {}

  /**
   * Replaces the whole list; emails that were planned from a step that changed are planned again. Throws FollowUpsChanged,
   * FollowUpStarted and FollowUpsEnded; then nothing has changed.
   */
  async replace({ userId, campaignId, steps, revision, now }: FollowUpChange): Promise<void> {
    await this.source.transaction(async (manager) => {
      const campaign = await this.lock(manager, userId, campaignId);
      const stored = await manager.query<Stored[]>(sql.STORED, [campaignId]);
      const from = firstDifference(stored, steps);
      if (from === null) return;
      if (campaign.stopped || campaign.status === 'cancelled') throw new FollowUpsEnded();
      if (campaign.revision !== revision) throw new FollowUpsChanged({ revision: campaign.revision, steps: stored.map(withoutMark) });
      const started = stored.findIndex((step, at) => at >= from && step.started);
      if (started >= 0) throw new FollowUpStarted(started + 1);
      await manager.query(sql.FORGET, [campaignId, from + 1]);
      await manager.query(sql.REMOVE, [campaignId, steps.length]);
      for (const [at, step] of steps.entries()) if (at >= from) await manager.query(sql.PUT, [campaignId, at + 1, ...valuesOf(step), now]);
      await manager.query(sql.COUNT_CHANGE, [campaignId, now]);
    });
  }

  /** Throws FollowUpNotFound. */
  async skip({ userId, campaignId, step, coachIds, now }: FollowUpSkip): Promise<void> {
    await this.source.transaction(async (manager) => {
      await this.lock(manager, userId, campaignId);
      const [found] = await manager.query<object[]>(sql.HAS_STEP, [campaignId, step]);
      if (!found) throw new FollowUpNotFound();
      if (!coachIds) await manager.query(sql.SKIP_STEP, [campaignId, step, now]);
      await manager.query(sql.SKIP_MAILS, [campaignId, step, now, coachIds ?? null]);
      await manager.query(COMPLETE, [campaignId, now]);
    });
  }

  /** Stops the campaign: none of its waiting emails is sent. Throws NothingToStop. */
  async stop(userId: string, campaignId: string, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      const { stopped } = await this.lock(manager, userId, campaignId);
      if (stopped) return;
      const [, moved] = await manager.query<Affected>(sql.STOP, [campaignId, now]);
      if (moved !== 1) throw new NothingToStop();
      await manager.query(sql.CANCEL_WAITING, [campaignId, now]);
      await manager.query(COMPLETE, [campaignId, now]);
    });
  }

  /** Claims and records of the campaign wait until the end of the transaction. */
  private async lock(manager: EntityManager, userId: string, campaignId: string): Promise<Locked> {
    const [campaign] = await manager.query<Locked[]>(sql.LOCK, [campaignId, userId]);
    if (!campaign) throw new CampaignNotFound();
    return campaign;
  }
}

function withoutMark({ started: _, ...step }: Stored): FollowUpText {
  return step;
}

function valuesOf({ waitDays, reason, ownReason, template, confirmed }: FollowUpText): unknown[] {
  return [waitDays, reason, ownReason, template, confirmed];
}
