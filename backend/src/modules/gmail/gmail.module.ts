import { Module } from '@nestjs/common';

import { AppConfig } from '../../platform/config/app-config.js';
import { ShareModule } from '../profile/share/index.js';
import { AesTokenCipher } from './adapters/crypto/aes-token-cipher.js';
import { GmailInboxReader } from './adapters/google/gmail-inbox-reader.js';
import { GmailMailGateway } from './adapters/google/gmail-mail-gateway.js';
import { GmailSessions } from './adapters/google/gmail-sessions.js';
import { GoogleOAuthServer } from './adapters/google/google-oauth-server.js';
import { GmailCallbackController } from './adapters/http/gmail-callback.controller.js';
import { GmailController } from './adapters/http/gmail.controller.js';
import { MailSenderController } from './adapters/http/mail-sender.controller.js';
import { DemoMailGateway } from './adapters/outbox/demo-mail-gateway.js';
import { OutboxMailGateway } from './adapters/outbox/outbox-mail-gateway.js';
import { SqlGmailAccounts } from './adapters/persistence/sql-gmail-accounts.js';
import { SqlOAuthStates } from './adapters/persistence/sql-oauth-states.js';
import { ConfiguredPlatformSender } from './adapters/platform/configured-platform-sender.js';
import { PlatformGmailNotice } from './adapters/platform/platform-gmail-notice.js';
import { RandomJitter } from './adapters/platform/random-jitter.js';
import { SmtpMailGateway } from './adapters/smtp/smtp-mail-gateway.js';
import { AccountChanges } from './application/account-changes.js';
import { ChooseSender } from './application/choose-sender.use-case.js';
import { DisconnectGmail } from './application/disconnect-gmail.use-case.js';
import { FinishGmailConnect } from './application/finish-gmail-connect.use-case.js';
import { KnownGmailConnections } from './application/known-gmail-connections.js';
import { ListedMailGateways } from './application/listed-mail-gateways.js';
import { LoseGmailGrant } from './application/lose-gmail-grant.use-case.js';
import { GmailAccounts } from './application/ports/gmail-accounts.js';
import { GmailConnections } from './application/ports/gmail-connections.js';
import { GmailNotice } from './application/ports/gmail-notice.js';
import { GoogleOAuth } from './application/ports/google-oauth.js';
import { InboxReader } from './application/ports/inbox-reader.js';
import { Jitter } from './application/ports/jitter.js';
import type { MailGateway } from './application/ports/mail-gateway.js';
import { MailGateways } from './application/ports/mail-gateways.js';
import { OAuthStates } from './application/ports/oauth-states.js';
import { PlatformSender } from './application/ports/platform-sender.js';
import { TokenCipher } from './application/ports/token-cipher.js';
import { StartGmailConnect } from './application/start-gmail-connect.use-case.js';

@Module({
  imports: [ShareModule],
  controllers: [MailSenderController, GmailController, GmailCallbackController],
  providers: [
    SmtpMailGateway,
    OutboxMailGateway,
    DemoMailGateway,
    GmailMailGateway,
    {
      provide: MailGateways,
      inject: [AppConfig, SmtpMailGateway, OutboxMailGateway, DemoMailGateway, GmailMailGateway],
      useFactory: (config: AppConfig, smtp: MailGateway, outbox: MailGateway, demo: MailGateway, gmail: MailGateway) => {
        const platform: [MailGateway, ...MailGateway[]] = config.smtpUrl ? [smtp, outbox] : [outbox];
        return new ListedMailGateways([...platform, ...(config.demo ? [demo] : []), ...(config.google ? [gmail] : [])]);
      },
    },
    { provide: PlatformSender, useClass: ConfiguredPlatformSender },
    { provide: TokenCipher, useClass: AesTokenCipher },
    { provide: GmailAccounts, useClass: SqlGmailAccounts },
    { provide: OAuthStates, useClass: SqlOAuthStates },
    { provide: GoogleOAuth, useClass: GoogleOAuthServer },
    { provide: GmailNotice, useClass: PlatformGmailNotice },
    { provide: Jitter, useClass: RandomJitter },
    { provide: InboxReader, useClass: GmailInboxReader },
    KnownGmailConnections,
    { provide: GmailConnections, useExisting: KnownGmailConnections },
    AccountChanges,
    GmailSessions,
    LoseGmailGrant,
    StartGmailConnect,
    FinishGmailConnect,
    DisconnectGmail,
    ChooseSender,
  ],
  exports: [AccountChanges, MailGateways, PlatformSender, ChooseSender, GmailConnections, InboxReader, DisconnectGmail],
})
export class GmailModule {}
