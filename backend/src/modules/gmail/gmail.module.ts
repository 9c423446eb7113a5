import { Module } from '@nestjs/common';

import { ProfileModule } from '../profile/index.js';
import { MailSenderController } from './adapters/http/mail-sender.controller.js';
import { OutboxMailGateway } from './adapters/outbox/outbox-mail-gateway.js';
import { ConfiguredPlatformSender } from './adapters/platform/configured-platform-sender.js';
import { SmtpMailGateway } from './adapters/smtp/smtp-mail-gateway.js';
import { ChooseSender } from './application/choose-sender.use-case.js';
import { MailGateways } from './application/ports/mail-gateways.js';
import { PlatformSender } from './application/ports/platform-sender.js';
import { ConfiguredMailGateways } from './configured-mail-gateways.js';

@Module({
  imports: [ProfileModule],
  controllers: [MailSenderController],
  providers: [
    SmtpMailGateway,
    OutboxMailGateway,
    { provide: MailGateways, useClass: ConfiguredMailGateways },
    { provide: PlatformSender, useClass: ConfiguredPlatformSender },
    ChooseSender,
  ],
  exports: [MailGateways, PlatformSender, ChooseSender],
})
export class GmailModule {}
