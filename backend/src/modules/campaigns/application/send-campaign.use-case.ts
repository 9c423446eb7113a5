import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import type { GatewayName } from '../../gmail/index.js';
import { CampaignNotDraft, EmailNotVerified } from '../domain/campaign-errors.js';
import type { Confirmation } from '../domain/mail-problem.js';
import { planSend, type PlannedMail } from '../domain/plan-send.js';
import { MailRoom } from './mail-room.js';
import { SendLedger, type NewLedgerRow } from './ports/send-ledger.js';
import { SendingPolicy } from './ports/sending-policy.js';

export interface SendCommand {
  userId: string;
  campaignId: string;
  coachIds: number[];
  confirmed: Confirmation[];
}

/** From draft to active: checks everything first, then writes one row for each coach. Nothing leaves here. */
@Injectable()
export class SendCampaign {
  constructor(
    private readonly mailRoom: MailRoom,
    private readonly ledger: SendLedger,
    private readonly policy: SendingPolicy,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async run({ userId, campaignId, coachIds, confirmed }: SendCommand): Promise<void> {
    const { campaign, athlete, coaches, sender } = await this.mailRoom.gather(userId, campaignId, coachIds);
    if (campaign.status !== 'draft') throw new CampaignNotDraft();
    if (!sender.ready) throw new EmailNotVerified();
    const planned = planSend(campaign, athlete, coaches, confirmed);
    const now = this.clock.now();
    await this.ledger.activate({
      userId,
      campaignId,
      text: { subject: campaign.subject, template: campaign.template },
      rows: planned.map((mail) => this.row(mail, sender.via)),
      now,
      leavesAt: new Date(now.getTime() + this.policy.undoSeconds * 1000),
    });
  }

  private row({ recipient, subject, text, skip }: PlannedMail, via: GatewayName): NewLedgerRow {
    return {
      id: this.ids.next(),
      coachId: recipient.coachId,
      schoolId: recipient.schoolId,
      toAddress: recipient.coachEmail ?? '',
      coachFirstName: recipient.firstName,
      coachLastName: recipient.lastName,
      coachTitle: recipient.coachTitle,
      schoolName: recipient.schoolName,
      isExample: recipient.isExample,
      subject,
      body: text,
      gateway: recipient.isExample ? 'outbox' : via,
      status: skip ? 'skipped' : 'queued',
      reasonCode: skip?.code ?? null,
      errorMessage: skip?.message ?? null,
    };
  }
}
