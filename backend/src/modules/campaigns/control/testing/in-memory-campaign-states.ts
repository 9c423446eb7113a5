import type { SendingAccount } from '../../../gmail/gateways/index.js';
import { CampaignStates, type CampaignOwner } from '../application/ports/campaign-states.js';
import type { NewTimes } from '../application/ports/campaign-schedules.js';
import { setTimes } from './in-memory-campaign-schedules.js';
import { removalOf, type Removal } from '../domain/removal-of.js';
import type { FakeCampaign, FakeRow, InMemorySendLedger } from '../../ledger/testing/in-memory-send-ledger.js';

const ACCOUNT_TROUBLE = ['needs_reconnect', 'not_connected', 'account_changed'];

/** The campaigns of a ledger in memory. */
export class InMemoryCampaignStates extends CampaignStates {
  /** Campaigns that the athlete does not see any more. */
  readonly hidden = new Set<string>();

  constructor(private readonly ledger: InMemorySendLedger) {
    super();
  }

  async ownerOf(campaignId: string): Promise<CampaignOwner | null> {
    const campaign = this.ledger.campaigns.get(campaignId);
    if (!campaign) return null;
    return { userId: campaign.userId, kind: campaign.account?.kind ?? null, address: campaign.account?.address ?? null };
  }

  async pause(campaignId: string, { kind, address }: CampaignOwner): Promise<void> {
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

  private cancelWaiting(campaignId: string): void {
    for (const row of this.rows(campaignId)) if (row.status === 'queued' || row.status === 'kept') row.status = 'cancelled';
  }
}

function isSame(one: SendingAccount | null, other: SendingAccount): boolean {
  return one?.kind === other.kind && one.address === other.address;
}
