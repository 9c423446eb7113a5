import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import { CampaignNotDraft, CampaignNotFound } from '../domain/campaign-errors.js';
import { CampaignRepository, type CampaignText } from './ports/campaign-repository.js';

/** Create, change and delete campaigns that have not been sent. */
@Injectable()
export class ManageDrafts {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Answers the id of the new draft. */
  async create(userId: string, text: CampaignText): Promise<string> {
    const id = this.ids.next();
    await this.campaigns.add({ id, userId, status: 'draft', ...text }, this.clock.now());
    return id;
  }

  async change(userId: string, id: string, text: CampaignText): Promise<void> {
    await this.existing(userId, id);
    if (!(await this.campaigns.changeDraft(userId, id, text, this.clock.now()))) throw new CampaignNotDraft();
  }

  async remove(userId: string, id: string): Promise<void> {
    await this.existing(userId, id);
    if (!(await this.campaigns.removeDraft(userId, id))) throw new CampaignNotDraft();
  }

  private async existing(userId: string, id: string): Promise<void> {
    if (!(await this.campaigns.byId(userId, id))) throw new CampaignNotFound();
  }
}
