import { Injectable } from '@nestjs/common';

import { ChooseSender } from '../../../gmail/own-accounts/index.js';
import type { SendingAccount } from '../../../gmail/gateways/index.js';
import { belongsTo } from '../domain/belongs-to.js';
import { CampaignNotFound, EmailNotVerified } from '../../writing/domain/campaign-errors.js';
import { SenderChanged } from '../domain/paused-campaign-errors.js';
import { PlatformStopped } from '../domain/platform-stopped.js';
import { CampaignNotPaused, ReconnectFirst } from '../domain/reply-check-errors.js';
import type { ScheduleChoice } from '../../writing/domain/schedule-choice.js';
import { ResumedTimes } from './schedule/resumed-times.js';
import { GuardPlatformMail } from './guard-platform-mail.js';
import { CampaignControl, type CampaignOwner } from './ports/campaign-control.js';
import { CampaignRepository } from '../../writing/index.js';

/** Lets a paused campaign go on: from its own account, or from the present one when the athlete names it. */
@Injectable()
export class ResumeCampaign {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly senders: ChooseSender,
    private readonly control: CampaignControl,
    private readonly platform: GuardPlatformMail,
    private readonly times: ResumedTimes,
  ) {}

  /**
   * `sendFrom`: the address that the athlete chose. `schedule`: when the unsent emails are due; undefined: as before. Throws CampaignNotFound,
   * CampaignNotPaused, ReconnectFirst when nothing can be sent now, PlatformStopped, SenderChanged while another account is connected than the
   * campaign's or the chosen one, and what PlanSchedule throws.
   */
  async run(userId: string, campaignId: string, sendFrom?: string, schedule?: ScheduleChoice): Promise<void> {
    const campaign = await this.campaigns.byId(userId, campaignId);
    const owner = campaign && (await this.control.ownerOf(campaignId));
    if (!owner) throw new CampaignNotFound();
    if (campaign.status !== 'paused') throw new CampaignNotPaused();
    const account = await this.presentAccount(userId, owner);
    const chosen = sendFrom === undefined ? belongsTo(owner, account) : sendFrom.trim().toLowerCase() === account.address;
    if (!chosen) throw new SenderChanged(owner.address, account.address);
    if (account.kind === 'smtp' && (await this.platform.isStopped())) throw new PlatformStopped();
    const { now, times } = await this.times.run(userId, campaignId, schedule);
    if (!(await this.control.resume(userId, campaignId, account, now, times))) throw new CampaignNotPaused();
  }

  private async presentAccount(userId: string, owner: CampaignOwner): Promise<SendingAccount> {
    const { usable, ...account } = await this.senders.accountOf(userId);
    // The outbox delivers nothing: it takes only what was meant for it.
    const delivers = account.kind !== 'outbox' || belongsTo(owner, account);
    if (!usable || !delivers) throw new ReconnectFirst(account.kind);
    const { reason } = await this.senders.run(userId);
    if (reason === 'email_not_verified') throw new EmailNotVerified();
    return account;
  }
}
