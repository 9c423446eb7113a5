import { Module } from '@nestjs/common';

import { AppConfig } from '../../platform/config/app-config.js';
import { parseMailbox } from '../../platform/mail/parse-mailbox.js';
import { ShareModule } from '../profile/share/index.js';
import { AesTokenCipher } from './adapters/crypto/aes-token-cipher.js';
import { GmailConfig } from './config/gmail-config.js';
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
import { PlatformGmailNotice } from './adapters/platform/platform-gmail-notice.js';
import { SmtpMailGateway } from './adapters/smtp/smtp-mail-gateway.js';
import { AccountChanges } from './application/account-changes.js';
import { ChooseSender } from './application/choose-sender.use-case.js';
import { DisconnectGmail } from './application/disconnect-gmail.use-case.js';
import { FinishGmailConnect } from './application/finish-gmail-connect.use-case.js';
import { KnownGmailConnections } from './application/known-gmail-connections.js';
import { LoseGmailGrant } from './application/lose-gmail-grant.use-case.js';
import { GmailAccounts } from './application/ports/gmail-accounts.js';
import { GmailConnections } from './application/ports/gmail-connections.js';
import { GmailNotice } from './application/ports/gmail-notice.js';
import { GoogleOAuth } from './application/ports/google-oauth.js';
import { InboxReader } from './application/ports/inbox-reader.js';
import { Jitter } from './adapters/google/jitter.js';
import type { MailGateway } from './application/ports/mail-gateway.js';
import { MailGateways } from './application/mail-gateways.js';
import { OAuthStates } from './application/ports/oauth-states.js';
import { PlatformSender } from './application/platform-sender.js';
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
      inject: [AppConfig, GmailConfig, SmtpMailGateway, OutboxMailGateway, DemoMailGateway, GmailMailGateway],
      useFactory: (
        config: AppConfig,
        { google }: GmailConfig,
        smtp: MailGateway,
        ...[outbox, demo, gmail]: [MailGateway, MailGateway, MailGateway]
      ) => {
        const platform = config.smtpUrl ? [smtp, outbox] : [outbox];
        return new MailGateways([...platform, ...(config.demo ? [demo] : []), ...(google ? [gmail] : [])]);
      },
    },
    {
      provide: PlatformSender,
      inject: [AppConfig, GmailConfig],
      useFactory: ({ mailFrom, publicUrl }: AppConfig, { requireVerifiedEmail }: GmailConfig) =>
        new PlatformSender(parseMailbox(mailFrom), requireVerifiedEmail, new URL(publicUrl).hostname),
    },
    { provide: TokenCipher, useClass: AesTokenCipher },
    { provide: GmailAccounts, useClass: SqlGmailAccounts },
    { provide: OAuthStates, useClass: SqlOAuthStates },
    { provide: GoogleOAuth, useClass: GoogleOAuthServer },
    { provide: GmailNotice, useClass: PlatformGmailNotice },
    Jitter,
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
