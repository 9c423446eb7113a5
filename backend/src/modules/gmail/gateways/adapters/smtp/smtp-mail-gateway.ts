import { Injectable } from '@nestjs/common';

import { GmailConfig } from '../../config/gmail-config.js';
import { composeMail } from '../../../../../platform/mail/compose-mail.js';
import { MAX_CONNECTIONS, SmtpClient } from '../../../../../platform/mail/smtp-client.js';
import { MailGateway, type GatewayMail, type LookUp, type SendOutcome } from '../../application/ports/mail-gateway.js';
import { threadHeaders } from '../../application/thread-headers.js';

/** RFC 5321, 4.2.1: a transient negative completion. */
const FOR_NOW = /^4\d\d\b/;

/** Mail by the operator's mail server (SMTP_URL). What was handed over cannot be looked up afterwards. */
@Injectable()
export class SmtpMailGateway extends MailGateway {
  readonly name = 'smtp';
  readonly batchSize: number;
  override readonly lanes: number;
  readonly intervalMs: number;
  readonly settleMs = Number.POSITIVE_INFINITY;

  constructor(
    config: GmailConfig,
    private readonly smtp: SmtpClient,
  ) {
    super();
    this.intervalMs = config.smtpSendIntervalMs;
    const isPaced = this.intervalMs > 0;
    this.batchSize = isPaced ? 1 : 2 * MAX_CONNECTIONS;
    this.lanes = isPaced ? 1 : 2;
  }

  async send(mail: GatewayMail): Promise<SendOutcome> {
    if (mail.isExample) return { kind: 'refused', message: 'Example contacts get no real email.' };
    const letter = await composeMail({ ...mail, ...threadHeaders(mail.thread) });
    const outcome = await this.smtp.send(mail.from.address, mail.to.address, letter);
    switch (outcome.kind) {
      case 'sent':
        return { kind: 'sent', providerMessageId: null, threadId: null };
      case 'refused':
        if (FOR_NOW.test(outcome.response)) return { kind: 'not_sent', message: `Waiting: the mail server said “${outcome.response}”.` };
        return {
          kind: 'refused',
          message: `The mail server refused it: ${outcome.response}`,
          addressRefused: outcome.addressRefused,
          addressDead: outcome.addressDead,
        };
      case 'not_sent':
        return { kind: 'not_sent', message: `The mail server could not be reached: ${outcome.reason}` };
      case 'unknown':
        return { kind: 'unknown', message: `The mail server did not confirm it: ${outcome.reason}` };
    }
  }

  lookUp(): Promise<LookUp> {
    return Promise.resolve({ kind: 'cannot_tell' });
  }
}
