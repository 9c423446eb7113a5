import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import { GmailNeedsReconnect, type GatewayName } from '../../gmail/index.js';
import { CampaignChanged, CampaignNotDraft, EmailNotVerified } from '../domain/campaign-errors.js';
import type { Confirmation } from '../domain/mail-problem.js';
import { planSend, type PlannedMail } from '../domain/plan-send.js';
import { MailRoom } from './mail-room.js';
import { SendLedger, type NewLedgerRow } from './ports/send-ledger.js';
import { SendingPolicy } from './ports/sending-policy.js';

/** Nobody guesses one of 2^144. */
const TOKEN_BYTES = 18;

export interface SendCommand {
  userId: string;
  campaignId: string;
  coachIds: number[];
  confirmed: Confirmation[];
  /** The text that the athlete looked at; left out, whatever it says now. */
  revision?: number;
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

  async run({ userId, campaignId, coachIds, confirmed, revision }: SendCommand): Promise<void> {
    const { campaign, athlete, coaches, sender, suppressed } = await this.mailRoom.gather(userId, campaignId, coachIds);
    if (campaign.status !== 'draft') throw new CampaignNotDraft();
    if (revision !== undefined && revision !== campaign.revision) throw new CampaignChanged();
    if (sender.reason === 'gmail_needs_reconnect') throw new GmailNeedsReconnect();
    if (!sender.ready) throw new EmailNotVerified();
    const planned = planSend(campaign, athlete, coaches, { confirmed, suppressed });
    const now = this.clock.now();
    await this.ledger.activate({
      userId,
      campaignId,
      text: { subject: campaign.subject, template: campaign.template },
      rows: planned.map((mail) => this.row(mail, sender.via, campaign.trackOpens)),
      now,
      leavesAt: new Date(now.getTime() + this.policy.undoSeconds * 1000),
    });
  }

  private row({ recipient, subject, text, skip }: PlannedMail, via: GatewayName, trackOpens: boolean): NewLedgerRow {
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
      openToken: trackOpens ? this.ids.token(TOKEN_BYTES) : null,
      status: skip ? 'skipped' : 'queued',
      reasonCode: skip?.code ?? null,
      errorMessage: skip?.message ?? null,
    };
  }
}
