import { Injectable } from '@nestjs/common';

import { composeMail } from '../../../../../platform/mail/compose-mail.js';
import { SubmissionClient, type SubmissionOutcome } from '../../../../../platform/mail/submission-client.js';
import { LookIntoSent } from '../../application/look-into-sent.js';
import { MailboxPace } from '../../application/mailbox-pace.js';
import { MailboxSignIns } from '../../application/mailbox-sign-ins.js';
import type { MailboxAccount } from '../../application/ports/mailbox-accounts.js';
import { MailGateway, threadHeaders, type Attempt, type GatewayMail, type LookUp, type SendOutcome } from '../../../gateways/index.js';
import { notSentBecause, ReadRefusal } from '../../application/read-refusal.js';

/** Mail by the athlete's own mailbox over SMTP submission. Without List-Unsubscribe: it would mark a personal mail as bulk. */
@Injectable()
export class SubmissionMailGateway extends MailGateway {
  readonly name = 'mailbox';
  readonly batchSize = 1;
  /** After the last look into Sent. */
  readonly settleMs = 10 * 60_000;

  constructor(
    private readonly client: SubmissionClient,
    private readonly pace: MailboxPace,
    private readonly signIns: MailboxSignIns,
    private readonly refusals: ReadRefusal,
    private readonly looks: LookIntoSent,
  ) {
    super();
  }

  get intervalMs(): number {
    return this.pace.intervalMs;
  }

  async send(mail: GatewayMail): Promise<SendOutcome> {
    if (mail.isExample) return { kind: 'refused', message: 'Example contacts get no real email.' };
    const place = await this.pace.reserve(mail);
    if (place.kind === 'none') return place.outcome;
    const outcome = await this.submit(place.account, mail);
    // An email that was certainly not sent does not count toward pace and daily cap.
    if (outcome.kind === 'not_sent' || outcome.kind === 'refused') await this.pace.release(mail.messageId);
    return outcome;
  }

  lookUp(attempt: Attempt): Promise<LookUp> {
    return this.looks.run(attempt);
  }

  private async submit(account: MailboxAccount, mail: GatewayMail): Promise<SendOutcome> {
    const opening = await this.signIns.open(account);
    if (opening.kind !== 'ready') return notSentBecause(opening);
    const raw = await compose(mail, account);
    const { address, smtp, connectionId } = account;
    const login = { key: connectionId, server: smtp, ...opening.credentials };
    const given = await this.client.send(login, address, mail.to.address, raw);
    if (given.kind !== 'not_sent') await this.signIns.succeeded(account);
    if (given.kind === 'taken') await this.pace.left(account, mail.messageId, raw);
    return this.outcome(account, given);
  }

  private async outcome(account: MailboxAccount, given: SubmissionOutcome): Promise<SendOutcome> {
    switch (given.kind) {
      case 'taken':
        return { kind: 'sent', providerMessageId: null, threadId: null };
      case 'unknown':
        return { kind: 'unknown', message: 'The mail server did not confirm it.' };
      case 'not_sent':
        return notSentBecause(await this.signIns.failed(account, given.problem));
      case 'answered':
        return this.refusals.run(account, given.answer);
    }
  }
}

function compose(mail: GatewayMail, { address }: MailboxAccount): Promise<Buffer> {
  const from = { name: mail.from.name, address };
  return composeMail({ ...mail, from, replyTo: undefined, ...threadHeaders(mail.thread) });
}
