import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { COMPLETE, REOPEN } from '../../ledger/adapters/persistence/index.js';
import { DELIVER_QUEUE } from '../../ledger/index.js';
import * as sql from './held-emails.sql.js';

type Affected<T> = [T[], number];

export interface HeldCampaign {
  athleteId: string;
  campaignId: string;
}

/** Emails of one campaign that a guardian reviewed. */
export interface HeldChoice extends HeldCampaign {
  /** What was held, or changed, after this moment is not among them. */
  upTo: Date;
  /** These are not among them either. */
  except: string[];
}

/** An email that waits for a guardian. */
export interface HeldEmail {
  id: string;
  schoolId: number;
  /** 0: the first email to the coach; 1 to 999: a follow-up; from 1000 on: an answer. */
  step: number;
  dueAt: Date;
}

export interface Approved {
  guardianId: string;
  /** New times of emails that became overdue while they were held; an overdue email without one is sent at once. */
  times: { id: string; dueAt: Date; quietZone: string | null }[];
}

/** The decision, for changes that belong in the same transaction. */
export interface Decided {
  /** The campaign's name. */
  name: string;
  emails: number;
}

export type Also = (decided: Decided, manager: EntityManager) => Promise<void>;

/** A campaign of which something new waits for the guardians. */
export interface NewlyHeld extends HeldCampaign, Decided {}

/** Emails settled per transaction, so that locks are held briefly. */
const AT_ONCE = 500;

/**
 * The part of the send ledger that waits for guardians. A table trigger holds emails (`hold_for_approval`); only this class or a
 * cancellation by the athlete releases them. Each decision counts once: of two guardians the first one wins.
 */
@Injectable()
export class HeldEmails {
  constructor(
    private readonly source: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  /** Returns the emails of the choice that still wait, in sending order. */
  waiting({ athleteId, campaignId, upTo, except }: HeldChoice): Promise<HeldEmail[]> {
    return this.source.query(sql.WAITING, [campaignId, athleteId, upTo, except]);
  }

  /** Returns how many of them this call let go; the campaign goes on with them. */
  approve(choice: HeldChoice, { guardianId, times }: Approved, now: Date, also: Also): Promise<number> {
    return this.decide(choice, now, also, async (ids, manager) => {
      await manager.query(sql.APPROVE, [ids, now, guardianId, JSON.stringify(times)]);
      await manager.query(REOPEN, [choice.campaignId, now]);
      // A separate key, because a job that waits for a later time must not block this one.
      await this.jobs.send(DELIVER_QUEUE, { campaignId: choice.campaignId }, { key: `${choice.campaignId} approved`, within: manager });
    });
  }

  /** Returns how many of them this call ended. */
  decline(choice: HeldChoice, now: Date, also: Also): Promise<number> {
    return this.decide(choice, now, also, (ids, manager) => manager.query(sql.DECLINE, [ids, now]));
  }

  /** Campaigns with emails that were asked about before then; at most a few hundred at a time. */
  expired(askedBefore: Date): Promise<HeldCampaign[]> {
    return this.source.query(sql.EXPIRED_CAMPAIGNS, [askedBefore, AT_ONCE]);
  }

  /** Returns how many emails this call ended. */
  expire(campaign: HeldCampaign, askedBefore: Date, now: Date, also: Also): Promise<number> {
    const choice = { ...campaign, upTo: new Date(askedBefore.getTime() - 1), except: [] };
    return this.decide(choice, now, also, (ids, manager) => manager.query(sql.EXPIRE, [ids, now]));
  }

  /** Campaigns of which nothing waits any more because the last guardian went are done. */
  async completeEnded(now: Date): Promise<void> {
    const ended = await this.source.query<{ id: string }[]>(sql.ENDED_CAMPAIGNS, [AT_ONCE]);
    for (const { id } of ended) await this.source.query(COMPLETE, [id, now]);
  }

  /** Evaluates all unsent emails of the athlete again, after a guardian changed a setting. */
  async holdAgain(athleteId: string, now: Date, manager: EntityManager): Promise<void> {
    await manager.query(sql.HOLD_AGAIN, [athleteId, now]);
  }

  /** Reports held emails that guardians were not told about yet; `also` runs in the transaction that marks them as told. */
  async takeNewlyHeld(now: Date, also: (held: NewlyHeld, manager: EntityManager) => Promise<void>): Promise<void> {
    await this.source.transaction(async (manager) => {
      const [rows] = await manager.query<Affected<Omit<NewlyHeld, 'emails'>>>(sql.MARK_NOTIFIED, [now, AT_ONCE]);
      const held = new Map<string, NewlyHeld>();
      for (const row of rows) held.set(row.campaignId, { ...row, emails: (held.get(row.campaignId)?.emails ?? 0) + 1 });
      for (const one of held.values()) await also(one, manager);
    });
  }

  private decide(
    { athleteId, campaignId, upTo, except }: HeldChoice,
    now: Date,
    also: Also,
    write: (ids: string[], manager: EntityManager) => Promise<void>,
  ): Promise<number> {
    return this.source.transaction(async (manager) => {
      const [campaign] = await manager.query<{ name: string }[]>(sql.LOCK, [campaignId, athleteId]);
      const waiting = await manager.query<HeldEmail[]>(sql.WAITING, [campaignId, athleteId, upTo, except]);
      if (!campaign || waiting.length === 0) return 0;
      const ids = waiting.map(({ id }) => id);
      await write(ids, manager);
      await manager.query(COMPLETE, [campaignId, now]);
      await also({ name: campaign.name, emails: ids.length }, manager);
      return ids.length;
    });
  }
}
