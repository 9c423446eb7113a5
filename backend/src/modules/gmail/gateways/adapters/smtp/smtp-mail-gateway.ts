import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../../shared-kernel/clock.js';
import { GmailConfig } from '../../config/gmail-config.js';
import { composeMail } from '../../../../../platform/mail/compose-mail.js';
import { MAX_CONNECTIONS, SmtpClient } from '../../../../../platform/mail/smtp-client.js';
import { MailGateway, type Bulk, type GatewayMail, type LookUp, type SendOutcome } from '../../application/ports/mail-gateway.js';
import { threadHeaders } from '../../application/thread-headers.js';

/** What a batch is to take at most, and the most emails of one. */
const BATCH_MS = 100;
const MOST_AT_ONCE = 25;
/** How many of the last emails the average sending time is based on. */
const REMEMBERED = 20;

/** RFC 5321, 4.2.1: a transient negative completion. */
const FOR_NOW = /^4\d\d\b/;

/** Mail by the operator's mail server (SMTP_URL). What was handed over cannot be looked up afterwards. */
@Injectable()
export class SmtpMailGateway extends MailGateway {
  readonly name = 'smtp';
  readonly batchSize: number;
  readonly intervalMs: number;
  readonly settleMs = Number.POSITIVE_INFINITY;
  private tookMs = BATCH_MS;

  constructor(
    config: GmailConfig,
    private readonly smtp: SmtpClient,
    private readonly clock: Clock,
  ) {
    super();
    this.intervalMs = config.smtpSendIntervalMs;
    this.batchSize = this.intervalMs > 0 ? 1 : MAX_CONNECTIONS;
  }

  /** As many as are sent in a tenth of a second: with a slow server, few emails are undecided after a crash of this process. */
  override get bulk(): Bulk | null {
    if (this.intervalMs > 0) return null;
    const inTime = Math.floor((MAX_CONNECTIONS * BATCH_MS) / this.tookMs);
    return { batchSize: Math.min(MOST_AT_ONCE, Math.max(MAX_CONNECTIONS, inTime)), lanes: 2 };
  }

  async send(mail: GatewayMail): Promise<SendOutcome> {
    if (mail.isExample) return { kind: 'refused', message: 'Example contacts get no real email.' };
    const raw = await composeMail({ ...mail, ...threadHeaders(mail.thread) });
    const began = this.clock.now().getTime();
    const outcome = await this.smtp.send(mail.from.address, mail.to.address, raw);
    this.tookMs += (Math.max(1, this.clock.now().getTime() - began) - this.tookMs) / REMEMBERED;
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
