import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { isOwnAccount, type Sender } from '../../../gmail/own-accounts/index.js';
import type { GatewayMail, MailFile } from '../../../gmail/gateways/index.js';
import { MailAttachments } from '../../attachments/index.js';
import { htmlEmail } from '../../writing/domain/templates/html-email.js';
import { type ClaimedMail, SendingPolicy } from '../../ledger/index.js';

/** Renders a claimed email for sending: plain text, or HTML with a tracking pixel where opens are counted. */
@Injectable()
export class WriteOutgoingEmail {
  constructor(
    private readonly policy: SendingPolicy,
    private readonly clock: Clock,
    private readonly attachments: MailAttachments,
  ) {}

  run(mail: ClaimedMail, { from, replyTo }: Sender): GatewayMail {
    const { messageId, userId, subject, body, isExample, openToken, optOutToken, gateway, thread } = mail;
    const email = { messageId, userId, from, replyTo, subject, text: body, isExample };
    const picture = openToken === null ? null : `${this.policy.publicUrl}/api/t/o/${openToken}.gif`;
    return {
      ...email,
      date: this.clock.now(),
      to: { name: mail.toName, address: mail.toAddress },
      ...(isOwnAccount(gateway) || optOutToken === null ? {} : { headers: this.optOutHeaders(optOutToken) }),
      ...(thread === null ? {} : { thread }),
      ...(picture === null ? {} : { html: htmlEmail(body, picture) }),
    };
  }

  /** The attachments of the first emails of a campaign. Throws when they cannot be read or created. */
  attachmentsOf(userId: string, campaignId: string): Promise<MailFile[]> {
    return this.attachments.of(userId, campaignId);
  }

  /** RFC 8058. Only on mail from the platform's address: a personal mail from the athlete's own would look like bulk. */
  private optOutHeaders(token: string): Record<string, string> {
    return {
      'List-Unsubscribe': `<${this.policy.publicUrl}/api/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  }
}
