import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Jobs } from '../../../../shared-kernel/jobs.js';
import { MailGateways } from '../../../gmail/gateways/index.js';
import { MailNotFound, NothingToDecide, StillBeingChecked } from '../../writing/domain/campaign-errors.js';
import { AddressAlreadyUsed, CampaignCancelled } from '../domain/send-again-errors.js';
import { DELIVER_QUEUE, SendLedger, type LedgerMail } from '../../ledger/index.js';
import { SendAgainAddress } from './send-again-address.js';

export type MailDecision = 'arrived' | 'send_again';

/** No decision is possible before the sender has certainly given up on an email of unknown delivery. */
const CHECKING_MS = 2 * 60 * 1000;

/** Applies the athlete's decision, "It arrived" or "Send again", to an email that was refused or whose delivery is unknown. */
@Injectable()
export class DecideMail {
  constructor(
    private readonly ledger: SendLedger,
    private readonly jobs: Jobs,
    private readonly gateways: MailGateways,
    private readonly addresses: SendAgainAddress,
    private readonly clock: Clock,
  ) {}

  /**
   * `seenAddress`: the address that was shown beside "Send again". Throws what SendAgainAddress throws, MailNotFound,
   * NothingToDecide, StillBeingChecked, CampaignCancelled, and AddressAlreadyUsed when another coach's mail went there.
   */
  async run(userId: string, campaignId: string, mailId: string, decision: MailDecision, seenAddress?: string): Promise<void> {
    const mail = await this.ledger.mail(userId, campaignId, mailId);
    if (!mail) throw new MailNotFound();
    this.checkDecidable(mail, decision);
    const now = this.clock.now();
    if (decision === 'arrived') {
      if (!(await this.ledger.decide({ mailId, campaignId, from: mail.status, to: 'sent', now }))) throw new NothingToDecide();
      return;
    }
    const toAddress = await this.addresses.run(userId, mail, seenAddress);
    const examplesVia = this.gateways.forExamples();
    const decided = { mailId, campaignId, from: mail.status, to: 'queued', toAddress, examplesVia, now } as const;
    if (!(await this.ledger.decide(decided))) await this.explain(userId, mail, toAddress);
    await this.jobs.send(DELIVER_QUEUE, { campaignId }, { key: campaignId });
  }

  /** The email is as it was: then the other condition of the ledger did not hold. */
  private async explain(userId: string, before: LedgerMail, address: string): Promise<never> {
    const mail = await this.ledger.mail(userId, before.campaignId, before.id);
    throw mail?.status === before.status ? new AddressAlreadyUsed(address) : new NothingToDecide();
  }

  private checkDecidable(mail: LedgerMail, decision: MailDecision): void {
    const { status, claimedAt } = mail;
    if (decision === 'send_again' && isOver(mail)) throw new CampaignCancelled();
    if (status === 'failed' && decision === 'send_again') return;
    if (status !== 'unknown') throw new NothingToDecide();
    const waited = this.clock.now().getTime() - (claimedAt?.getTime() ?? 0);
    if (decision === 'send_again' && waited < CHECKING_MS) {
      throw new StillBeingChecked(Math.ceil((CHECKING_MS - waited) / 1000));
    }
  }
}

/** Answers can be sent after their campaign ended. */
function isOver({ campaignStatus, isAnswer }: LedgerMail): boolean {
  return campaignStatus === 'cancelled' && !isAnswer;
}
