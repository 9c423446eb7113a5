import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

import { ActivityRecord, type NewActivity } from '../../../../../platform/activity/activity-record.js';
import { BackgroundSource } from '../../../../../platform/database/background-source.js';
import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { WorkPace } from '../../../../../shared-kernel/work-pace.js';
import type { GatewayName } from '../../../../gmail/gateways/index.js';
import { SchoolTracking } from '../../../../schools/outreach/index.js';
import {
  SendLedger,
  type Activation,
  type AthleteCap,
  type Claim,
  type ClaimedMail,
  type Decision,
  type KeptRow,
  type LedgerMail,
  type OpenEnd,
  type Release,
  type Result,
} from '../../application/ports/send-ledger.js';
import { CampaignChanged, CampaignNotDraft, NothingKept, TooLateToTakeBack } from '../../../writing/domain/campaign-errors.js';
import type { PauseReason } from '../../../writing/domain/campaign-status.js';
import { DELIVER_QUEUE } from '../../application/queues.js';
import * as capSql from './athlete-cap.sql.js';
import { pacedPieces } from './ledger-pieces.js';
import { noteCampaignSent } from './note-campaign-sent.js';
import { refuseTooManyMails } from './refuse-too-many-mails.js';
import * as sql from './send-ledger.sql.js';

type Affected<T> = [T[], number];

@Injectable()
export class SqlSendLedger extends SendLedger {
  constructor(
    private readonly source: BackgroundSource,
    private readonly jobs: JobQueue,
    private readonly tracking: SchoolTracking,
    private readonly activity: ActivityRecord,
    private readonly pace: WorkPace,
  ) {
    super();
  }

  async activate({ userId, campaignId, account, text, rows, now, leavesAt, schedule }: Activation): Promise<void> {
    await this.source.transaction(async (manager) => {
      await refuseTooManyMails(manager, userId, rows);
      const { subject, template, revision } = text;
      const values = [
        campaignId,
        userId,
        now,
        leavesAt,
        subject,
        template,
        account.kind,
        account.address,
        schedule ?? null,
        revision ?? null,
      ];
      const [, moved] = await manager.query<Affected<unknown>>(sql.ACTIVATE, values);
      if (moved !== 1) throw await this.whyNotActivated(manager, campaignId, userId);
      for await (const piece of pacedPieces(rows, this.pace)) await manager.query(sql.ADD_ROWS, [piece, campaignId, userId, leavesAt, now]);
      if (rows.every(({ status }) => status !== 'queued')) {
        await manager.query(sql.COMPLETE, [campaignId, now]);
        return;
      }
      // The sweep begins what is scheduled.
      if (schedule) return;
      const startAfter = leavesAt > now ? leavesAt : undefined;
      await this.jobs.send(DELIVER_QUEUE, { campaignId }, { key: campaignId, startAfter, within: manager });
    });
  }

  async takeBack(userId: string, campaignId: string, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      // Locks in a separate statement, because only the next one sees what a claim has just committed.
      await this.lockCampaign(manager, campaignId);
      const [, moved] = await manager.query<Affected<unknown>>(sql.TAKE_BACK, [campaignId, userId, now]);
      if (moved !== 1) throw new TooLateToTakeBack();
      await manager.query(sql.KEEP_AGAIN, [campaignId, now]);
      await manager.query(sql.DROP_ROWS, [campaignId]);
    });
  }

  async kept(userId: string, campaignId: string): Promise<KeptRow[]> {
    return isUuid(campaignId) ? this.source.query<KeptRow[]>(sql.KEPT, [userId, campaignId]) : [];
  }

  async usedAddresses(campaignId: string): Promise<string[]> {
    const rows = await this.source.query<{ address: string }[]>(sql.USED_ADDRESSES, [campaignId]);
    return rows.map(({ address }) => address);
  }

  async release({ userId, campaignId, account, rows, now, leavesAt }: Release): Promise<void> {
    await this.source.transaction(async (manager) => {
      const values = [campaignId, userId, now, leavesAt, account.kind, account.address];
      const [, reopened] = await manager.query<Affected<unknown>>(sql.REOPEN_KEPT, values);
      if (reopened !== 1) throw new NothingKept();
      let released = 0;
      for await (const piece of pacedPieces(rows, this.pace)) {
        const [, count] = await manager.query<Affected<unknown>>(sql.RELEASE, [piece, campaignId, leavesAt, now]);
        released += count;
      }
      if (released !== rows.length) throw new NothingKept();
      const startAfter = leavesAt > now ? leavesAt : undefined;
      await this.jobs.send(DELIVER_QUEUE, { campaignId }, { key: campaignId, startAfter, within: manager });
    });
  }

  async nextGateway(campaignId: string, now: Date): Promise<GatewayName | null> {
    const [row] = await this.source.query<{ gateway: GatewayName }[]>(sql.NEXT_GATEWAY, [campaignId, now]);
    return row?.gateway ?? null;
  }

  async claim(claim: Claim): Promise<ClaimedMail[]> {
    const { athleteCap: cap, gateway, limit } = claim;
    if (!cap) return this.claimWithin(this.source, claim, limit);
    return this.source.transaction(async (manager) => {
      // Claims of two campaigns, in two processes, must not pass the cap together.
      await takeTurns(manager, 'platform mail', cap.userId);
      const [left] = await manager.query<[{ count: number }]>(capSql.LEFT_SINCE, [cap.userId, gateway, cap.since]);
      return this.claimWithin(manager, claim, Math.max(0, Math.min(limit, cap.most - left.count)));
    });
  }

  async leftSince(userId: string, gateway: GatewayName, since: Date): Promise<number> {
    const [row] = await this.source.query<{ count: number }[]>(capSql.LEFT_SINCE, [userId, gateway, since]);
    return row?.count ?? 0;
  }

  async spread({ userId, most, since }: AthleteCap, gateway: GatewayName, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'platform mail', userId);
      await manager.query(capSql.SPREAD, [userId, gateway, since, most, now]);
    });
  }

  private async claimWithin(manager: Pick<BackgroundSource, 'query'>, claim: Claim, limit: number): Promise<ClaimedMail[]> {
    const { campaignId, account, gateway, processId, now, messageIdDomain } = claim;
    const [rows] = await manager.query<Affected<ClaimedMail>>(sql.CLAIM, [
      campaignId,
      gateway,
      limit,
      processId,
      now,
      messageIdDomain,
      account.kind,
      account.address,
    ]);
    return rows;
  }

  async record(campaignId: string, results: Result[], now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      await this.lockCampaign(manager, campaignId);
      const [rows] = await manager.query<Affected<{ userId: string; schoolId: number; status: string }>>(sql.RECORD, [
        JSON.stringify(results),
        now,
      ]);
      const dead = results.filter(({ suppress }) => suppress).map(({ id }) => id);
      if (dead.length > 0) await manager.query(sql.SUPPRESS_REFUSED, [dead, now]);
      const sent = rows.filter((row) => row.status === 'sent');
      if (sent[0]) {
        const schools = [...new Set(sent.map((row) => row.schoolId))];
        await this.tracking.markIntroSent(sent[0].userId, schools, now, manager);
        await noteCampaignSent(manager, this.activity, campaignId, now);
        await manager.query(sql.EXPECT_ANSWERS, [sent[0].userId, now]);
      }
      await manager.query(sql.COMPLETE, [campaignId, now]);
    });
  }

  async pause(userId: string, gateway: GatewayName, reason: PauseReason, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      const values = [userId, gateway, reason, now];
      const [paused] = await manager.query<Affected<{ id: string; name: string }>>(sql.PAUSE, values);
      const entries = paused.map(({ id, name }) => ({ campaignId: id, name, reason }));
      await this.activity.append(
        entries.map((data): NewActivity => ({ userId, schoolId: null, kind: 'campaign_paused', at: now, data })),
        manager,
      );
    });
  }

  async postpone(userId: string, gateway: GatewayName, until: Date, now: Date): Promise<void> {
    await this.source.query(sql.POSTPONE, [userId, gateway, until, now]);
  }

  async claimants(): Promise<number[]> {
    const rows = await this.source.query<{ id: number }[]>(sql.CLAIMANTS);
    return rows.map((row) => row.id);
  }

  async abandon(deadProcesses: number[], stuckSince: Date, now: Date): Promise<number> {
    const [, moved] = await this.source.query<Affected<unknown>>(sql.ABANDON, [deadProcesses, stuckSince, now]);
    return moved;
  }

  openEnds(limit: number): Promise<OpenEnd[]> {
    return this.source.query<OpenEnd[]>(sql.OPEN_ENDS, [limit]);
  }

  async waitingCampaigns(now: Date): Promise<string[]> {
    const rows = await this.source.query<{ id: string }[]>(sql.WAITING_CAMPAIGNS, [now]);
    return rows.map((row) => row.id);
  }

  async sentSince(gateway: GatewayName, since: Date): Promise<number> {
    const [row] = await this.source.query<{ count: number }[]>(sql.SENT_SINCE, [gateway, since]);
    return row?.count ?? 0;
  }

  async mail(userId: string, campaignId: string, mailId: string): Promise<LedgerMail | null> {
    if (!isUuid(campaignId) || !isUuid(mailId)) return null;
    const [row] = await this.source.query<LedgerMail[]>(sql.MAIL, [mailId, campaignId, userId]);
    return row ?? null;
  }

  async decide({ mailId, campaignId, from, to, toAddress, examplesVia, now }: Decision): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      await this.lockCampaign(manager, campaignId);
      const values = [mailId, from, to, now, toAddress ?? null, examplesVia ?? null];
      const [, moved] = await manager.query<Affected<unknown>>(sql.DECIDE, values);
      if (moved !== 1) return false;
      if (to === 'sent') await noteCampaignSent(manager, this.activity, campaignId, now);
      if (to === 'queued') await manager.query(sql.REOPEN, [campaignId, now]);
      await manager.query(sql.COMPLETE, [campaignId, now]);
      return true;
    });
  }

  private async whyNotActivated(manager: EntityManager, campaignId: string, userId: string): Promise<Error> {
    const [row] = await manager.query<{ draft: boolean }[]>(sql.IS_DRAFT, [campaignId, userId]);
    return row?.draft ? new CampaignChanged() : new CampaignNotDraft();
  }

  /** Serializes recorders of one campaign, so that the last one sees that no row is open. */
  private async lockCampaign(manager: EntityManager, campaignId: string): Promise<void> {
    await manager.query('select 1 from campaigns where id = $1 for update', [campaignId]);
  }
}
