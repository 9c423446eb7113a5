import { Injectable } from '@nestjs/common';

import { ReadSource } from '../../../../platform/database/reads/read-source.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { CampusZones } from '../../schedule/index.js';
import { CampaignNotFound } from '../../writing/domain/campaign-errors.js';
import { FOLLOW_UP_LIMITS } from '../domain/follow-up-limits.js';
import type { FollowUpText, NotReady } from '../domain/follow-up-step.js';
import { FOLLOW_UPS, TO_ASK, UNANSWERED, UPCOMING } from '../adapters/persistence/follow-up-views.sql.js';

export interface FollowUpProblem {
  code: string;
  fix: string;
}

/** One follow-up and what became of its emails; every count is a count of rows. */
export interface FollowUpView extends FollowUpText {
  step: number;
  /** What keeps it from being sent; empty: nothing. */
  notReady: NotReady[];
  /** An email of it left, or tried to: it cannot be changed any more. */
  isStarted: boolean;
  /** The athlete skipped it for everybody. */
  isSkipped: boolean;
  queuedCount: number;
  sentCount: number;
  skippedCount: number;
  /** Of the queued ones, those that wait for the athlete. */
  lateCount: number;
  textCount: number;
  zoneCount: number;
  /** Of the queued ones. */
  firstDueAt: Date | null;
  lastDueAt: Date | null;
  /** Problems of the emails that are held because of their text. */
  problems: FollowUpProblem[];
}

/** A school whose location has no unique time zone. */
export interface ZoneQuestion {
  schoolId: number;
  schoolName: string;
  choices: readonly string[];
}

export interface FollowUpsView {
  revision: number;
  /** The athlete stopped the campaign. */
  isStopped: boolean;
  /** Coaches who got the first email and could be written to again. */
  unansweredCount: number;
  steps: FollowUpView[];
  zoneQuestions: ZoneQuestion[];
}

/** Follow-ups of one step that are due soon, or that wait for the athlete. */
export interface UpcomingFollowUp {
  campaignId: string;
  campaignName: string;
  step: number;
  count: number;
  firstDueAt: Date;
  lastDueAt: Date;
  held: 'late' | 'text' | 'zone' | null;
}

type Row = Omit<FollowUpsView, 'zoneQuestions'>;

@Injectable()
export class FollowUpQueries {
  constructor(
    private readonly source: ReadSource,
    private readonly zones: CampusZones,
    private readonly clock: Clock,
  ) {}

  /** Throws CampaignNotFound. */
  async of(userId: string, campaignId: string): Promise<FollowUpsView> {
    const [row] = await this.source.query<Row[]>(FOLLOW_UPS, [userId, campaignId, this.clock.now()]);
    if (!row) throw new CampaignNotFound();
    return { ...row, zoneQuestions: await this.toAsk(userId, campaignId) };
  }

  /** Follow-ups of all campaigns that are due within two days, the earliest first, at most twenty. */
  upcoming(userId: string): Promise<UpcomingFollowUp[]> {
    return this.source.query<UpcomingFollowUp[]>(UPCOMING, [userId, this.clock.now()]);
  }

  /** Coaches of the campaign who got its first email and whom nothing forbids to write to again. */
  async unanswered(userId: string, campaignId: string): Promise<number[]> {
    const rows = await this.source.query<{ id: number }[]>(UNANSWERED, [userId, campaignId]);
    return rows.map(({ id }) => id);
  }

  private async toAsk(userId: string, campaignId: string): Promise<ZoneQuestion[]> {
    const rows = await this.source.query<{ id: number }[]>(TO_ASK, [userId, campaignId, FOLLOW_UP_LIMITS.zonesAtOnce]);
    const places = await this.zones.of(rows.map(({ id }) => id));
    return [...places.values()].map(({ schoolId, schoolName, choices }) => ({ schoolId, schoolName, choices }));
  }
}
