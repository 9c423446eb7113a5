import { Module } from '@nestjs/common';

import { AppConfig } from '../../platform/config/app-config.js';
import { ProfileModule } from '../profile/index.js';
import { MailSenderController } from './adapters/http/mail-sender.controller.js';
import { OutboxMailGateway } from './adapters/outbox/outbox-mail-gateway.js';
import { ConfiguredPlatformSender } from './adapters/platform/configured-platform-sender.js';
import { SmtpMailGateway } from './adapters/smtp/smtp-mail-gateway.js';
import { ChooseSender } from './application/choose-sender.use-case.js';
import { ListedMailGateways } from './application/listed-mail-gateways.js';
import { MailGateways } from './application/ports/mail-gateways.js';
import { PlatformSender } from './application/ports/platform-sender.js';

@Module({
  imports: [ProfileModule],
  controllers: [MailSenderController],
  providers: [
    SmtpMailGateway,
    OutboxMailGateway,
    {
      provide: MailGateways,
      inject: [AppConfig, SmtpMailGateway, OutboxMailGateway],
      useFactory: (config: AppConfig, smtp: SmtpMailGateway, outbox: OutboxMailGateway) =>
        new ListedMailGateways(config.smtpUrl ? [smtp, outbox] : [outbox]),
    },
    { provide: PlatformSender, useClass: ConfiguredPlatformSender },
    ChooseSender,
  ],
  exports: [MailGateways, PlatformSender, ChooseSender],
})
export class GmailModule {}
