import { Injectable } from '@nestjs/common';

import { ChooseSender, type Sender } from '../../../gmail/own-accounts/index.js';
import {
  MailGateways,
  PlatformSender,
  type GatewayName,
  type MailFile,
  type MailGateway,
  type SendOutcome,
} from '../../../gmail/gateways/index.js';
import { ReportBounce } from '../../../schools/outreach/index.js';
import type { ClaimedMail } from '../../ledger/index.js';
import { WriteOutgoingEmail } from './write-outgoing-email.js';

/** Passes claimed emails to their gateway, each exactly once. */
@Injectable()
export class MailDispatcher {
  constructor(
    private readonly gateways: MailGateways,
    private readonly senders: ChooseSender,
    private readonly platform: PlatformSender,
    private readonly bounces: ReportBounce,
    private readonly letters: WriteOutgoingEmail,
  ) {}

  get messageIdDomain(): string {
    return this.platform.messageIdDomain;
  }

  gateway(name: GatewayName): MailGateway | null {
    return this.gateways.byName(name);
  }

  /** Whether the athlete has an account now that email leaves from in this way. */
  async hasUsable(userId: string, gateway: GatewayName): Promise<boolean> {
    const { kind, usable } = await this.senders.accountOf(userId);
    return usable && kind === gateway;
  }

  /** The attachments of the first emails of a campaign. Throws when they cannot be read or created. */
  attachmentsOf(userId: string, campaignId: string): Promise<MailFile[]> {
    return this.letters.attachmentsOf(userId, campaignId);
  }

  /**
   * Sends first emails of one campaign with its attachments, and follow-ups without. If the attachments cannot be read,
   * none of these emails is sent. Outcomes are in the order of the emails.
   */
  async sendOfCampaign(mails: ClaimedMail[]): Promise<SendOutcome[]> {
    const first = mails.find(isFirst);
    if (!first) return this.send(mails);
    const files = await this.attachmentsOf(first.userId, first.campaignId).catch((error: unknown) => error as Error);
    if (!(files instanceof Error)) return this.send(mails, files);
    const message = `Waiting: what is attached could not be read. ${files.message}`;
    return mails.map(() => ({ kind: 'not_sent', message }));
  }

  /**
   * Returns outcomes in the order of the emails; `files` are attached to first emails. An unexpected error in the gateway counts as unknown, never
   * as not sent.
   */
  async send(mails: ClaimedMail[], files: MailFile[] = []): Promise<SendOutcome[]> {
    const sender = await this.senderOf(mails);
    if (!sender) return mails.map(() => ({ kind: 'not_sent', message: 'The sender could not be looked up.' }));
    return Promise.all(
      mails.map((mail) =>
        this.sendOne(mail, sender, isFirst(mail) ? files : []).catch((error: unknown): SendOutcome => ({
          kind: 'unknown',
          message: (error as Error).message,
        })),
      ),
    );
  }

  /** Null when the sender cannot be determined: nothing was sent yet, so the emails may wait. */
  private async senderOf([first]: ClaimedMail[]): Promise<Sender | null> {
    return first ? this.senders.forMail(first.userId, first.gateway, first.senderAddress).catch(() => null) : null;
  }

  private async sendOne(mail: ClaimedMail, sender: Sender, files: MailFile[]): Promise<SendOutcome> {
    const gateway = this.gateway(mail.gateway);
    if (!gateway) return { kind: 'not_sent', message: 'The mail server is not set up any more.' };
    const outcome = await gateway.send({ ...this.letters.run(mail, sender), ...(files.length > 0 ? { attachments: files } : {}) });
    if (outcome.kind === 'refused' && outcome.addressRefused) await this.raise(mail, outcome.message);
    return outcome;
  }

  /** Asks admins to check the address; a failure of that must not change the email's result. */
  private async raise({ coachId, toAddress }: ClaimedMail, reason: string): Promise<void> {
    await this.bounces.run({ coachId, address: toAddress, reason }).catch(() => undefined);
  }
}

function isFirst({ thread }: ClaimedMail): boolean {
  return thread === null;
}
