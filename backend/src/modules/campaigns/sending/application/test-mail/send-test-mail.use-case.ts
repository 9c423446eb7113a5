import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../../shared-kernel/clock.js';
import type { GatewayMail, Mailbox, SendOutcome } from '../../../../gmail/gateways/index.js';
import { isOwnAccount, type Sender } from '../../../../gmail/own-accounts/index.js';
import { CoachNotFound, EmailNotVerified } from '../../../writing/domain/campaign-errors.js';
import { CAMPAIGN_LIMITS } from '../../../writing/domain/campaign-limits.js';
import type { MailAuthor } from '../../../writing/index.js';
import {
  TestMailFailed,
  TestMailStopped,
  TestMailUnderWay,
  TestMailUnknown,
  TooManyTestMails,
} from '../../domain/test-mail/test-mail-errors.js';
import { checkSender } from '../check-sender.js';
import { GuardPlatformMail } from '../../../control/index.js';
import { MailDispatcher } from '../mail-dispatcher.js';
import { TestMails, type TestMailOutcome, type TestMailPress } from '../ports/test-mails.js';
import { SendContexts } from '../../../recipients/index.js';

export interface TestMailCommand {
  userId: string;
  campaignId: string;
  coachId: number;
  /** ID of one click on the button; a second request with it sends nothing. */
  key: string;
}

export interface SentTestMail {
  to: string;
  subject: string;
}

/**
 * Sends the exact email of one coach to the athlete's own address, through the account the campaign would use. It is in
 * no ledger and no figure: opens are not counted, and its unsubscribe link has no effect.
 */
@Injectable()
export class SendTestMail {
  constructor(
    private readonly contexts: SendContexts,
    private readonly tests: TestMails,
    private readonly dispatcher: MailDispatcher,
    private readonly platform: GuardPlatformMail,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws CampaignNotFound, CoachNotFound, what checkSender throws, EmailNotVerified without an address that is known to be
   * the athlete's, TestMailStopped, TooManyTestMails, TestMailUnderWay, TestMailFailed and TestMailUnknown.
   */
  async run({ userId, campaignId, coachId, key }: TestMailCommand): Promise<SentTestMail> {
    const { mail, athlete, coaches, sender } = await this.contexts.gather(userId, campaignId, [coachId]);
    const [coach] = coaches;
    if (!coach) throw new CoachNotFound(1);
    checkSender(sender, [{ isExample: false }]);
    const to = ownAddress(athlete, sender);
    if (sender.via === 'smtp' && (await this.platform.isStopped())) throw new TestMailStopped();
    const { subject, text } = mail.writer.write(coach);
    const marked = `[Test] ${subject}`;
    const press = { key, userId, campaignId, now: this.clock.now() };
    const { from, replyTo } = sender;
    const messageId = `${key}.${campaignId}.test@${this.dispatcher.messageIdDomain}`;
    const attachments = await this.dispatcher.attachmentsOf(userId, campaignId);
    const email = { messageId, userId, date: press.now, from, replyTo, to, subject: marked, text, isExample: false };
    await this.sendOnce(press, sender, { ...email, attachments });
    return { to: to.address, subject: marked };
  }

  private async sendOnce(press: TestMailPress, { via }: Sender, mail: GatewayMail): Promise<void> {
    const begin = await this.tests.begin(press, CAMPAIGN_LIMITS.testMails);
    if (begin.kind === 'too_many') throw new TooManyTestMails(CAMPAIGN_LIMITS.testMails, begin.retryAfterSeconds);
    if (begin.kind === 'earlier') return refuseUnlessSent(begin.outcome);
    const gateway = this.dispatcher.gateway(via);
    const sent = gateway
      ? await gateway.send(mail).catch((error: unknown): SendOutcome => ({ kind: 'unknown', message: (error as Error).message }))
      : { kind: 'not_sent' as const, message: 'The mail server is not set up any more.' };
    const outcome = outcomeOf(sent);
    await this.tests.end(press, outcome);
    refuseUnlessSent(outcome);
  }
}

/** Throws EmailNotVerified. The address of a connected account is known to be the athlete's. */
function ownAddress({ email, emailVerified }: MailAuthor, { via, from, replyTo }: Sender): Mailbox {
  if (emailVerified) return { name: replyTo.name, address: email };
  if (isOwnAccount(via)) return from;
  throw new EmailNotVerified();
}

function outcomeOf(sent: SendOutcome): TestMailOutcome {
  if (sent.kind === 'sent') return { status: 'sent', message: '' };
  if (sent.kind === 'unknown') return { status: 'unknown', message: '' };
  return { status: 'failed', message: sent.kind === 'kept' ? 'Nothing can be delivered from here yet.' : sent.message };
}

function refuseUnlessSent(outcome: TestMailOutcome | null): void {
  if (outcome === null) throw new TestMailUnderWay();
  if (outcome.status === 'failed') throw new TestMailFailed(outcome.message);
  if (outcome.status === 'unknown') throw new TestMailUnknown();
}
