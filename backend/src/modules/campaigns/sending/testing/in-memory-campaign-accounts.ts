import type { SendingAccount } from '../../../gmail/index.js';
import { CampaignAccounts, type CampaignOwner } from '../application/ports/campaign-accounts.js';
import type { InMemorySendLedger } from './in-memory-send-ledger.js';

/** The accounts of the campaigns of a ledger in memory. */
export class InMemoryCampaignAccounts extends CampaignAccounts {
  constructor(private readonly ledger: InMemorySendLedger) {
    super();
  }

  async of(campaignId: string): Promise<CampaignOwner | null> {
    const campaign = this.ledger.campaigns.get(campaignId);
    if (!campaign) return null;
    return { userId: campaign.userId, kind: campaign.account?.kind ?? null, address: campaign.account?.address ?? null };
  }

  async pause(campaignId: string): Promise<void> {
    const campaign = this.ledger.campaigns.get(campaignId);
    if (campaign?.status === 'active') campaign.status = 'paused';
  }

  async resume(userId: string, campaignId: string, account: SendingAccount): Promise<boolean> {
    const campaign = this.ledger.campaigns.get(campaignId);
    if (campaign?.userId !== userId || campaign.status !== 'paused') return false;
    Object.assign(campaign, { status: 'active', account });
    return true;
  }
}
