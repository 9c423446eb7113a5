import {
  CampaignRepository,
  type CampaignRecord,
  type DraftChange,
  type StoredCampaign,
} from '../application/ports/campaign-repository.js';
import type { CampaignStatus } from '../domain/campaign-status.js';
import { refuseBeyondLimits } from '../domain/refuse-beyond-limits.js';

/** Campaigns in memory. `statusOf`: where the status of a campaign is kept once it was sent; undefined = as stored here. */
export class MemoryCampaignRepository extends CampaignRepository {
  readonly campaigns = new Map<string, StoredCampaign>();

  constructor(private readonly statusOf: (id: string) => CampaignStatus | undefined = () => undefined) {
    super();
  }

  async add(campaign: CampaignRecord): Promise<void> {
    const own = [...this.campaigns.values()].filter(({ userId }) => userId === campaign.userId);
    refuseBeyondLimits.draft({ drafts: own.filter(({ status }) => status === 'draft').length, campaigns: own.length });
    if (!this.campaigns.has(campaign.id)) this.campaigns.set(campaign.id, { trackOpens: true, revision: 1, ...campaign });
  }

  async byId(userId: string, id: string): Promise<StoredCampaign | null> {
    const campaign = this.campaigns.get(id);
    if (campaign?.userId !== userId) return null;
    return { ...campaign, status: this.statusOf(id) ?? campaign.status };
  }

  async changeDraft(userId: string, id: string, { text, revision }: DraftChange): Promise<boolean> {
    const campaign = await this.byId(userId, id);
    if (campaign?.status !== 'draft') return false;
    const isSame = (['name', 'subject', 'template'] as const).every((field) => campaign[field] === text[field]);
    if (revision !== undefined && revision !== campaign.revision && !isSame) return false;
    const { trackOpens = campaign.trackOpens } = text;
    this.campaigns.set(id, { ...campaign, ...text, trackOpens, revision: campaign.revision + (isSame ? 0 : 1) });
    return true;
  }
}
