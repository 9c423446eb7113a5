import { Module } from '@nestjs/common';

import { AppConfig } from '../../../platform/config/app-config.js';
import { parseMailbox } from '../../../platform/mail/parse-mailbox.js';
import { ShareModule } from '../../profile/share/index.js';
import { NoticeWorkers } from './adapters/jobs/notice-workers.js';
import { DemoMailGateway } from './adapters/outbox/demo-mail-gateway.js';
import { OutboxMailGateway } from './adapters/outbox/outbox-mail-gateway.js';
import { SqlOAuthStates } from './adapters/persistence/sql-oauth-states.js';
import { SmtpMailGateway } from './adapters/smtp/smtp-mail-gateway.js';
import { AccountChanges } from './application/account-changes.js';
import { PlatformGateways } from './application/platform-gateways.js';
import { PlatformSender } from './application/platform-sender.js';
import { OAuthStates } from './application/ports/oauth-states.js';
import type { MailGateway } from './application/ports/mail-gateway.js';
import { NotifyOfLostAccount } from './application/notify-of-lost-account.use-case.js';
import { GmailConfig } from './config/gmail-config.js';
import { LostAccounts } from './queries/lost-accounts.query.js';
import { LostAccountNotice } from './resources/lost-account-notice.resource.js';

/** What every way of sending and reading has in common, and the platform's own ways of sending. */
@Module({
  imports: [ShareModule],
  providers: [
    SmtpMailGateway,
    OutboxMailGateway,
    DemoMailGateway,
    {
      provide: PlatformGateways,
      inject: [AppConfig, SmtpMailGateway, OutboxMailGateway, DemoMailGateway],
      useFactory: (config: AppConfig, smtp: MailGateway, outbox: MailGateway, demo: MailGateway) =>
        new PlatformGateways([...(config.smtpUrl ? [smtp] : []), outbox, ...(config.demo ? [demo] : [])]),
    },
    {
      provide: PlatformSender,
      inject: [AppConfig, GmailConfig],
      useFactory: ({ mailFrom, publicUrl }: AppConfig, { requireVerifiedEmail }: GmailConfig) =>
        new PlatformSender(parseMailbox(mailFrom), requireVerifiedEmail, new URL(publicUrl).hostname),
    },
    { provide: OAuthStates, useClass: SqlOAuthStates },
    LostAccounts,
    LostAccountNotice,
    NotifyOfLostAccount,
    NoticeWorkers,
    AccountChanges,
  ],
  exports: [PlatformGateways, PlatformSender, OAuthStates, NotifyOfLostAccount, LostAccountNotice, AccountChanges],
})
export class GatewaysModule {}
