import type { SendingAccount } from '../../../gmail/gateways/index.js';
import type { PauseReason } from '../../writing/domain/campaign-status.js';
import {
  CampaignControl,
  type CampaignOwner,
  type CampaignSchedule,
  type DueMail,
  type NewTimes,
  type QuietHold,
} from '../application/ports/campaign-control.js';
import { removalOf, type Removal } from '../domain/removal-of.js';
import type { FakeCampaign, FakeRow, InMemorySendLedger } from '../../ledger/testing/in-memory-send-ledger.js';

const ACCOUNT_TROUBLE = ['needs_reconnect', 'not_connected', 'account_changed'];

/** The campaigns of a ledger in memory. Coaches and schools do not change here. */
export class InMemoryCampaignControl extends CampaignControl {
  /** Campaigns that the athlete does not see any more. */
  readonly hidden = new Set<string>();

  /** Why each campaign was paused. */
  readonly reasons = new Map<string, PauseReason>();

  constructor(private readonly ledger: InMemorySendLedger) {
    super();
  }

  async ownerOf(campaignId: string): Promise<CampaignOwner | null> {
    const campaign = this.ledger.campaigns.get(campaignId);
    if (!campaign) return null;
    return { userId: campaign.userId, kind: campaign.account?.kind ?? null, address: campaign.account?.address ?? null };
  }

  async scheduleOf(userId: string, campaignId: string): Promise<CampaignSchedule | null> {
    const campaign = this.ledger.campaigns.get(campaignId);
    if (campaign?.userId !== userId) return null;
    const waiting = this.waiting(campaignId).sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
    return { status: campaign.status, schedule: campaign.schedule, waiting };
  }

  async changeTimes(userId: string, campaignId: string, change: NewTimes, now: Date): Promise<boolean> {
    const campaign = this.ledger.campaigns.get(campaignId);
    if (campaign?.userId !== userId || !['scheduled', 'active', 'paused'].includes(campaign.status)) return false;
    setTimes(this.ledger, campaign, change, now);
    return true;
  }

  async due(campaignId: string, now: Date, lateBefore: Date): Promise<DueMail | null> {
    const campaign = this.ledger.campaigns.get(campaignId);
    if (!campaign || !['scheduled', 'active'].includes(campaign.status)) return null;
    const due = this.waiting(campaignId).filter(({ dueAt }) => dueAt <= now);
    const zones = [...new Set(due.flatMap(({ quietZone }) => quietZone ?? []))];
    if (!campaign.schedule && zones.length === 0) return null;
    return { isLate: campaign.schedule !== null && due.some(({ dueAt }) => dueAt < lateBefore), zones };
  }

  async begin(campaignId: string, holds: QuietHold[], now: Date): Promise<void> {
    const campaign = this.ledger.campaigns.get(campaignId);
    const due = () => this.waiting(campaignId).filter(({ dueAt }) => dueAt <= now);
    for (const { zone, until } of holds) {
      for (const row of due()) if (row.quietZone === zone) row.dueAt = until;
    }
    if (campaign?.status === 'scheduled' && due().length > 0) campaign.status = 'active';
  }

  async pause(campaignId: string, reason: PauseReason, _now: Date, userId?: string): Promise<boolean> {
    const campaign = this.ledger.campaigns.get(campaignId);
    const theirs = userId === undefined || campaign?.userId === userId;
    if (!campaign || !theirs || !['scheduled', 'active'].includes(campaign.status)) return false;
    campaign.status = 'paused';
    this.reasons.set(campaignId, reason);
    return true;
  }

  async pauseUnder(campaignId: string, { kind, address }: CampaignOwner): Promise<void> {
    const owner = await this.ownerOf(campaignId);
    const campaign = this.ledger.campaigns.get(campaignId);
    if (owner?.kind === kind && owner.address === address && campaign?.status === 'active') campaign.status = 'paused';
  }

  async resume(userId: string, campaignId: string, account: SendingAccount, now: Date, times?: NewTimes | null): Promise<boolean> {
    const campaign = this.own(userId, campaignId);
    if (campaign?.status !== 'paused') return false;
    this.requeue(campaign, account, now);
    if (times) setTimes(this.ledger, campaign, times, now);
    return true;
  }

  private requeue(campaign: FakeCampaign, account: SendingAccount, now: Date): void {
    const isOther = !isSame(campaign.account, account);
    const at = new Date(Math.max(now.getTime(), campaign.leavesAt?.getTime() ?? 0));
    Object.assign(campaign, { status: 'active', account });
    for (const row of this.rows(campaign.id).filter(({ status }) => status === 'queued')) {
      if (!row.isExample) row.gateway = account.kind;
      if (isOther || ACCOUNT_TROUBLE.includes(row.reasonCode ?? '')) row.dueAt = at;
    }
  }

  async cancel(userId: string, campaignId: string): Promise<boolean> {
    const campaign = this.own(userId, campaignId);
    if (!campaign || !['scheduled', 'active', 'paused', 'cancelled'].includes(campaign.status)) return false;
    campaign.status = 'cancelled';
    this.cancelWaiting(campaignId);
    return true;
  }

  async remove(userId: string, campaignId: string): Promise<Removal> {
    const campaign = this.own(userId, campaignId);
    if (!campaign) return 'not_allowed';
    const rows = this.rows(campaignId);
    const open = rows.filter(({ status }) => status === 'sending' || status === 'unknown').length;
    const removal = removalOf(campaign.status, { open, sent: rows.filter(({ sentAt }) => sentAt).length });
    if (removal === 'delete') this.ledger.campaigns.delete(campaignId);
    if (removal === 'hide') {
      this.cancelWaiting(campaignId);
      this.hidden.add(campaignId);
    }
    return removal;
  }

  private own(userId: string, campaignId: string): FakeCampaign | null {
    const campaign = this.ledger.campaigns.get(campaignId);
    return campaign?.userId === userId ? campaign : null;
  }

  private rows(campaignId: string): FakeRow[] {
    return this.ledger.rows.filter((row) => row.campaignId === campaignId);
  }

  private waiting(campaignId: string): FakeRow[] {
    return this.ledger.rows.filter((row) => row.campaignId === campaignId && row.status === 'queued');
  }

  private cancelWaiting(campaignId: string): void {
    for (const row of this.rows(campaignId)) if (row.status === 'queued' || row.status === 'kept') row.status = 'cancelled';
  }
}

function isSame(one: SendingAccount | null, other: SendingAccount): boolean {
  return one?.kind === other.kind && one.address === other.address;
}

function setTimes({ rows }: InMemorySendLedger, campaign: FakeCampaign, { schedule, times }: NewTimes, now: Date): void {
  campaign.schedule = schedule;
  for (const { id, ...time } of times) {
    const row = rows.find((one) => one.id === id && one.status === 'queued');
    if (row) Object.assign(row, time);
  }
  if (campaign.status === 'paused') return;
  const own = rows.filter(({ campaignId }) => campaignId === campaign.id);
  const begun = own.some(({ claimedAt, status, dueAt }) => claimedAt !== null || (status === 'queued' && dueAt <= now));
  campaign.status = schedule && !begun ? 'scheduled' : 'active';
}
