import { Injectable } from '@nestjs/common';

import { GmailNotice } from '../../application/ports/gmail-notice.js';
import { RECONNECT_MESSAGES } from '../../../gateways/domain/reconnect-message.js';
import type { ReconnectReason } from '../../../gateways/domain/reconnect-reason.js';
import { NoticeQueue } from '../../../gateways/index.js';

@Injectable()
export class PlatformGmailNotice extends GmailNotice {
  constructor(private readonly email: NoticeQueue) {
    super();
  }

  tellReconnect(userId: string, gmailAddress: string, reason: ReconnectReason): Promise<void> {
    const subject = 'Connect your Gmail to Recruit again';
    const words = { reason: RECONNECT_MESSAGES[reason], noun: 'account', invitation: 'Press Reconnect here:' };
    return this.email.send(userId, { subject, address: gmailAddress, ...words });
  }
}
