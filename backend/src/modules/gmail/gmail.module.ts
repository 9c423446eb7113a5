import { Module, type Provider } from '@nestjs/common';

import { AppConfig } from '../../platform/config/app-config.js';
import { parseMailbox } from '../../platform/mail/parse-mailbox.js';
import { ShareModule } from '../profile/share/index.js';
import { AesTokenCipher } from './adapters/crypto/aes-token-cipher.js';
import { GmailConfig } from './config/gmail-config.js';
import { GmailInboxReader } from './adapters/google/gmail-inbox-reader.js';
import { GmailMailGateway } from './adapters/google/gmail-mail-gateway.js';
import { GmailSessions } from './adapters/google/gmail-sessions.js';
import { GoogleOAuthServer } from './adapters/google/google-oauth-server.js';
import { CsvMailProviders } from './adapters/csv/csv-mail-providers.js';
import { ImapConnections } from './adapters/imap/imap-connections.js';
import { ImapInboxReader } from './adapters/imap/imap-inbox-reader.js';
import { ImapProbe } from './adapters/imap/imap-probe.js';
import { ImapSentFolder } from './adapters/imap/imap-sent-folder.js';
import { GmailCallbackController } from './adapters/http/gmail-callback.controller.js';
import { GmailController } from './adapters/http/gmail.controller.js';
import { MailboxTries } from './adapters/http/mailbox-tries.js';
import { MailboxController } from './adapters/http/mailbox.controller.js';
import { MailSenderController } from './adapters/http/mail-sender.controller.js';
import { DemoMailGateway } from './adapters/outbox/demo-mail-gateway.js';
import { OutboxMailGateway } from './adapters/outbox/outbox-mail-gateway.js';
import { SqlGmailAccounts } from './adapters/persistence/sql-gmail-accounts.js';
import { SqlMailboxAccounts } from './adapters/persistence/sql-mailbox-accounts.js';
import { SqlMailboxSends } from './adapters/persistence/sql-mailbox-sends.js';
import { SqlOAuthStates } from './adapters/persistence/sql-oauth-states.js';
import { ConfiguredServers } from './adapters/platform/configured-servers.js';
import { PlatformMailboxNotice } from './adapters/platform/platform-mailbox-notice.js';
import { ReconnectEmail } from './adapters/platform/reconnect-email.js';
import { PlatformGmailNotice } from './adapters/platform/platform-gmail-notice.js';
import { FilingSchedule } from './adapters/schedule/filing-schedule.js';
import { SubmissionMailGateway } from './adapters/submission/submission-mail-gateway.js';
import { SubmissionProbe } from './adapters/submission/submission-probe.js';
import { SmtpMailGateway } from './adapters/smtp/smtp-mail-gateway.js';
import { CheckSignIns } from './application/check-sign-ins.js';
import { ConnectMailbox } from './application/connect-mailbox.use-case.js';
import { DisconnectMailbox } from './application/disconnect-mailbox.use-case.js';
import { FileSentMail } from './application/file-sent-mail.use-case.js';
import { KnownOwnAccounts } from './application/known-own-accounts.js';
import { LookIntoSent } from './application/look-into-sent.js';
import { MailboxCard } from './application/mailbox-card.js';
import { MailboxLimits } from './application/mailbox-limits.js';
import { MailboxPace } from './application/mailbox-pace.js';
import { MailboxPresets } from './application/mailbox-presets.js';
import { MailboxSignIns } from './application/mailbox-sign-ins.js';
import { OwnInboxReader } from './application/own-inbox-reader.js';
import { ReadRefusal } from './application/read-refusal.js';
import { AllowedServers } from './application/ports/allowed-servers.js';
import { MailboxAccounts } from './application/ports/mailbox-accounts.js';
import { MailboxNotice } from './application/ports/mailbox-notice.js';
import { MailboxSends } from './application/ports/mailbox-sends.js';
import { MailProviders } from './application/ports/mail-providers.js';
import { OwnAccounts } from './application/ports/own-accounts.js';
import { SentFolder } from './application/ports/sent-folder.js';
import { ReadingProbe, SendingProbe } from './application/ports/mailbox-probe.js';
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

/** Mailboxes by IMAP and SMTP. */
const MAILBOXES: Provider[] = [
  { provide: MailProviders, useClass: CsvMailProviders },
  { provide: MailboxAccounts, useClass: SqlMailboxAccounts },
  { provide: MailboxSends, useClass: SqlMailboxSends },
  { provide: MailboxNotice, useClass: PlatformMailboxNotice },
  { provide: AllowedServers, useClass: ConfiguredServers },
  { provide: ReadingProbe, useClass: ImapProbe },
  { provide: SendingProbe, useClass: SubmissionProbe },
  { provide: SentFolder, useClass: ImapSentFolder },
  {
    provide: MailboxLimits,
    inject: [MailProviders, AppConfig],
    useFactory: (providers: MailProviders, { mailbox }: AppConfig) =>
      new MailboxLimits(providers, mailbox.sendIntervalMs, mailbox.dailyCap),
  },
  {
    provide: MailboxPresets,
    inject: [MailProviders, AllowedServers],
    useFactory: (providers: MailProviders, servers: AllowedServers) => new MailboxPresets(providers, servers),
  },
  ...[ImapConnections, ImapInboxReader, SubmissionMailGateway, MailboxSignIns, MailboxPace, ReadRefusal, LookIntoSent],
  ...[CheckSignIns, ConnectMailbox, DisconnectMailbox, MailboxCard, MailboxTries, FileSentMail, FilingSchedule],
];

@Module({
  imports: [ShareModule],
  controllers: [MailSenderController, MailboxController, GmailController, GmailCallbackController],
  providers: [
    SmtpMailGateway,
    OutboxMailGateway,
    DemoMailGateway,
    GmailMailGateway,
    {
      provide: MailGateways,
      inject: [AppConfig, GmailConfig, SmtpMailGateway, OutboxMailGateway, DemoMailGateway, GmailMailGateway, SubmissionMailGateway],
      useFactory: (
        config: AppConfig,
        { google }: GmailConfig,
        smtp: MailGateway,
        ...[outbox, demo, gmail, mailbox]: [MailGateway, MailGateway, MailGateway, MailGateway]
      ) => {
        const platform = config.smtpUrl ? [smtp, outbox] : [outbox];
        return new MailGateways([...platform, ...(config.demo ? [demo] : []), ...(google ? [gmail] : []), mailbox]);
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
    ReconnectEmail,
    { provide: GmailNotice, useClass: PlatformGmailNotice },
    Jitter,
    GmailInboxReader,
    ...MAILBOXES,
    {
      provide: InboxReader,
      inject: [MailboxAccounts, GmailInboxReader, ImapInboxReader],
      useFactory: (mailboxes: MailboxAccounts, gmail: InboxReader, imap: InboxReader) => new OwnInboxReader(mailboxes, gmail, imap),
    },
    { provide: OwnAccounts, useClass: KnownOwnAccounts },
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
  exports: [AccountChanges, MailGateways, PlatformSender, ChooseSender, OwnAccounts, InboxReader, DisconnectGmail, DisconnectMailbox],
})
export class GmailModule {}
