import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { delivers } from '../../../gmail/gateways/index.js';
import { NothingKept } from '../../writing/domain/campaign-errors.js';
import type { Confirmation } from '../../writing/domain/mail-problem.js';
import { planSend, type PlannedMail } from '../../recipients/domain/plan-send.js';
import { checkSender } from './check-sender.js';
import { gatewayFor } from './gateway-for.js';
import { SendContexts } from '../../recipients/index.js';
import { mailRow, mailRows } from './mail-row.js';
import { SendLedger, SendingPolicy } from '../../ledger/index.js';

/**
 * Sends the kept emails of a campaign, once there is a way to deliver them. They are written again from the campaign's
 * text, today's profile and today's addresses, and pass every check of a first Send.
 */
@Injectable()
export class SendKept {
  constructor(
    private readonly contexts: SendContexts,
    private readonly ledger: SendLedger,
    private readonly policy: SendingPolicy,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Of coaches who have one address by now, the first gets the email; the others are skipped, as is an address that
   * already got an email of the campaign. Mail to a coach who is no longer in the directory stays kept, and so does mail
   * that could still not be delivered.
   * Throws NothingKept, NothingCanDeliver, NeedsConfirmation and what else a Send throws; then nothing has changed.
   */
  async run(userId: string, campaignId: string, confirmed: Confirmation[]): Promise<void> {
    // Read first: what another tab releases from now on is no longer kept, rather than an address that was used.
    const used = await this.ledger.usedAddresses(campaignId);
    const kept = await this.ledger.kept(userId, campaignId);
    const rowIds = new Map(kept.map(({ id, coachId }) => [coachId, id]));
    const found = await this.contexts.gatherKnown(userId, campaignId, [...rowIds.keys()]);
    if (found.coaches.length === 0) throw new NothingKept();
    const { campaign, mail, coaches, sender, suppressed } = found;
    checkSender(sender, coaches);
    const deliverable = coaches.filter((coach) => delivers(gatewayFor(sender, coach)));
    const planned = await planSend(mail, deliverable, { confirmed, suppressed, used });
    const toRow = (row: PlannedMail) =>
      mailRow(row, sender, { id: rowIds.get(row.recipient.coachId) ?? '', trackOpens: campaign.trackOpens, ids: this.ids });
    const rows = await mailRows(planned, toRow);
    const now = this.clock.now();
    await this.ledger.release({
      userId,
      campaignId,
      account: { kind: sender.via, address: sender.from.address.toLowerCase() },
      rows,
      now,
      leavesAt: new Date(now.getTime() + this.policy.undoSeconds * 1000),
    });
  }
}
