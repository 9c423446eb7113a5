import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { MailGateways } from '../../gmail/index.js';
import { MailNotFound, NothingToDecide, StillBeingChecked } from '../domain/campaign-errors.js';
import { DeliveryJobs } from './ports/delivery-jobs.js';
import { SendLedger, type LedgerMail } from './ports/send-ledger.js';

export type MailDecision = 'arrived' | 'send_again';

/** Nobody decides about an unknown mail before the sender has certainly given up on it. */
const CHECKING_MS = 2 * 60 * 1000;

/** The athlete knows better: "It arrived" or "Send again", for mail that is unknown or that was refused. */
@Injectable()
export class DecideMail {
  constructor(
    private readonly ledger: SendLedger,
    private readonly jobs: DeliveryJobs,
    private readonly gateways: MailGateways,
    private readonly clock: Clock,
  ) {}

  async run(userId: string, campaignId: string, mailId: string, decision: MailDecision): Promise<void> {
    const mail = await this.ledger.mail(userId, campaignId, mailId);
    if (!mail) throw new MailNotFound();
    this.checkDecidable(mail, decision);
    const now = this.clock.now();
    const to = decision === 'arrived' ? 'sent' : 'queued';
    const examplesVia = this.gateways.forExamples();
    const moved = await this.ledger.decide({ mailId, campaignId, from: mail.status, to, examplesVia, now });
    if (!moved) throw new NothingToDecide();
    if (to === 'queued') await this.jobs.deliver(campaignId);
  }

  private checkDecidable({ status, claimedAt }: LedgerMail, decision: MailDecision): void {
    if (status === 'failed' && decision === 'send_again') return;
    if (status !== 'unknown') throw new NothingToDecide();
    const waited = this.clock.now().getTime() - (claimedAt?.getTime() ?? 0);
    if (decision === 'send_again' && waited < CHECKING_MS) {
      throw new StillBeingChecked(Math.ceil((CHECKING_MS - waited) / 1000));
    }
  }
}
