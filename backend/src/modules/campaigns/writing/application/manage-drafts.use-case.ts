import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { EmailPreferences } from '../../preferences/index.js';
import { CampaignNotDraft, CampaignNotFound, CampaignTextChanged } from '../domain/campaign-errors.js';
import { CAMPAIGN_LIMITS } from '../domain/campaign-limits.js';
import { TemplateTooLong } from '../domain/limit-errors.js';
import { CampaignRepository, type CampaignText, type StoredCampaign } from './ports/campaign-repository.js';

interface NewDraft {
  id?: string;
  /** The campaign whose coaches it writes to again. */
  originCampaignId?: string;
}

/** Create and change campaigns that have not been sent. */
@Injectable()
export class ManageDrafts {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly preferences: EmailPreferences,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Returns the ID of the new draft. When the text does not set whether opens are counted, the athlete's default applies. */
  async create(userId: string, text: CampaignText, { id = this.ids.next(), originCampaignId }: NewDraft = {}): Promise<string> {
    if (text.template.length > CAMPAIGN_LIMITS.template) throw new TemplateTooLong();
    const trackOpens = text.trackOpens ?? (await this.preferences.of(userId)).trackOpens;
    await this.campaigns.add({ id, userId, status: 'draft', ...text, trackOpens, originCampaignId }, this.clock.now());
    return id;
  }

  /**
   * `revision`: the one the text was written from; without it, the stored text is replaced in any case.
   * Throws CampaignNotFound, CampaignNotDraft, TemplateTooLong, CampaignTextChanged (nothing is
   * overwritten).
   */
  async change(userId: string, id: string, text: CampaignText, revision?: number): Promise<void> {
    const { template } = await this.existing(userId, id);
    // A draft from before the limit can still be changed, as long as it does not grow.
    if (text.template.length > Math.max(CAMPAIGN_LIMITS.template, template.length)) throw new TemplateTooLong();
    if (await this.campaigns.changeDraft(userId, id, { text, revision, now: this.clock.now() })) return;
    const present = await this.existing(userId, id);
    throw present.status === 'draft' ? new CampaignTextChanged(present) : new CampaignNotDraft();
  }

  /**
   * A draft that a device made without a connection, under the id that it chose: sent twice, since an answer got lost, it is
   * stored once. Throws CampaignNotFound where that id can not be used: it is another's, or of a campaign that was deleted.
   */
  async createOnce(userId: string, id: string, text: CampaignText): Promise<string> {
    if ((await this.campaigns.byId(userId, id)) === null) await this.create(userId, text, { id });
    return (await this.existing(userId, id)).id;
  }

  private async existing(userId: string, id: string): Promise<StoredCampaign> {
    const campaign = await this.campaigns.byId(userId, id);
    if (!campaign) throw new CampaignNotFound();
    return campaign;
  }
}
