import { Injectable } from '@nestjs/common';

import { Ids } from '../../../../shared-kernel/ids.js';
import { WorkPace } from '../../../../shared-kernel/work-pace.js';
import { CampaignChanged, CampaignNotDraft } from '../../writing/domain/campaign-errors.js';
import type { Confirmation } from '../../writing/domain/mail-problem.js';
import type { ScheduleChoice } from '../../writing/domain/schedule-choice.js';
import { planSend, type PlannedMail } from '../../recipients/domain/plan-send.js';
import { checkSender } from './check-sender.js';
import { SendContexts } from '../../recipients/index.js';
import { mailRow, mailRows } from './mail-row.js';
import { SendLedger } from '../../ledger/index.js';
import { MailTimes } from '../../control/index.js';

export interface SendCommand {
  userId: string;
  campaignId: string;
  coachIds: number[];
  confirmed: Confirmation[];
  /** Revision of the text that the athlete saw; undefined: the current text. */
  revision?: number;
  /** Deliver nothing: keep every email on this server until the athlete sends it. */
  keep?: boolean;
  /** Deliver nothing: the athlete sends every email by hand. */
  byHand?: boolean;
  /** Undefined: everything is sent at once. */
  schedule?: ScheduleChoice;
}

/** How long checking the emails rests in all while others call: the athlete waits for the answer. */
const CHECKING_RESTS_MS = 500;

/** Draft → active: checks everything first, then writes one row for each coach. Nothing is sent here. */
@Injectable()
export class SendCampaign {
  constructor(
    private readonly mailRoom: SendContexts,
    private readonly ledger: SendLedger,
    private readonly times: MailTimes,
    private readonly ids: Ids,
    private readonly pace: WorkPace,
  ) {}

  /** Throws NothingCanDeliver when no email could reach its coach, unless they are to be kept or sent by hand, and what MailTimes throws. */
  async run({ userId, campaignId, coachIds, confirmed, revision, keep = false, byHand = false, schedule }: SendCommand): Promise<void> {
    const { campaign, mail, coaches, sender, suppressed } = await this.mailRoom.gather(userId, campaignId, coachIds);
    if (campaign.status !== 'draft') throw new CampaignNotDraft();
    if (revision !== undefined && revision !== campaign.revision) throw new CampaignChanged();
    const stays = keep || byHand;
    if (!stays) checkSender(sender, coaches);
    const checking = this.pace.forAnswer(CHECKING_RESTS_MS);
    const planned = await planSend(mail, coaches, { confirmed, suppressed }, () => checking.turn());
    const ways = stays ? { via: 'outbox' as const, examplesVia: 'outbox' as const } : sender;
    const times = await this.times.run(planned, stays, schedule);
    const toRow = (row: PlannedMail) => ({
      ...mailRow(row, ways, { id: this.ids.next(), trackOpens: campaign.trackOpens, ids: this.ids, byHand }),
      ...times.of(row),
    });
    await this.ledger.activate({
      userId,
      campaignId,
      account: { kind: ways.via, address: sender.from.address.toLowerCase() },
      text: { subject: campaign.subject, template: campaign.template, revision: campaign.revision },
      rows: await mailRows(planned, toRow, () => checking.turn()),
      now: times.now,
      leavesAt: times.leavesAt,
      schedule: times.schedule,
    });
  }
}
