import {
  CampaignSchedules,
  type CampaignSchedule,
  type DueMail,
  type NewTimes,
  type QuietHold,
} from '../application/ports/campaign-schedules.js';
import type { PauseReason } from '../../writing/domain/campaign-status.js';
import type { FakeCampaign, FakeRow, InMemorySendLedger } from '../../ledger/testing/in-memory-send-ledger.js';

/** When the campaigns of a ledger in memory leave. Coaches and schools do not change here. */
export class InMemoryCampaignSchedules extends CampaignSchedules {
  /** Why each campaign was paused. */
  readonly reasons = new Map<string, PauseReason>();

  constructor(private readonly ledger: InMemorySendLedger) {
    super();
  }

  async of(userId: string, campaignId: string): Promise<CampaignSchedule | null> {
    const campaign = this.ledger.campaigns.get(campaignId);
    if (campaign?.userId !== userId) return null;
    const waiting = this.waiting(campaignId).sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
    return { status: campaign.status, schedule: campaign.schedule, waiting };
  }

  async change(userId: string, campaignId: string, change: NewTimes, now: Date): Promise<boolean> {
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

  private waiting(campaignId: string): FakeRow[] {
    return this.ledger.rows.filter((row) => row.campaignId === campaignId && row.status === 'queued');
  }
}

export function setTimes({ rows }: InMemorySendLedger, campaign: FakeCampaign, { schedule, times }: NewTimes, now: Date): void {
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
