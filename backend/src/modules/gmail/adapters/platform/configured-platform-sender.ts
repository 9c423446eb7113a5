import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../platform/config/app-config.js';
import type { Mailbox } from '../../../../platform/mail/outgoing-mail.js';
import { parseMailbox } from '../../../../platform/mail/parse-mailbox.js';
import { PlatformSender } from '../../application/ports/platform-sender.js';

@Injectable()
export class ConfiguredPlatformSender extends PlatformSender {
  readonly mailbox: Mailbox;
  readonly requiresVerifiedEmail: boolean;
  readonly messageIdDomain: string;

  constructor(config: AppConfig) {
    super();
    this.mailbox = parseMailbox(config.mailFrom);
    this.requiresVerifiedEmail = config.requireVerifiedEmail;
    this.messageIdDomain = new URL(config.publicUrl).hostname;
  }
}
