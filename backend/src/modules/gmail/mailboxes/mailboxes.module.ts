import { Module } from '@nestjs/common';

import { AppConfig } from '../../../platform/config/app-config.js';
import { MailHosts } from '../../../platform/mail/mail-hosts.js';
import { GatewaysModule } from '../gateways/index.js';
import { MicrosoftModule, MicrosoftOAuth } from '../microsoft/index.js';
import { CsvMailProviders } from './adapters/csv/csv-mail-providers.js';
import { MailboxTries } from './adapters/http/mailbox-tries.js';
import { MailboxController } from './adapters/http/mailbox.controller.js';
import { MicrosoftCallbackController } from './adapters/http/microsoft-callback.controller.js';
import { MicrosoftController } from './adapters/http/microsoft.controller.js';
import { ImapConnections } from './adapters/imap/imap-connections.js';
import { ImapInboxReader } from './adapters/imap/imap-inbox-reader.js';
import { ImapProbe } from './adapters/imap/imap-probe.js';
import { ImapSentFolder } from './adapters/imap/imap-sent-folder.js';
import { SqlMailboxAccounts } from './adapters/persistence/sql-mailbox-accounts.js';
import { SqlMailboxSends } from './adapters/persistence/sql-mailbox-sends.js';
import { FilingSchedule } from './adapters/schedule/filing-schedule.js';
import { SubmissionMailGateway } from './adapters/submission/submission-mail-gateway.js';
import { SubmissionProbe } from './adapters/submission/submission-probe.js';
import { CheckSignIns } from './application/check-sign-ins.js';
import { ConnectMailbox } from './application/connect-mailbox.use-case.js';
import { DisconnectMailbox } from './application/disconnect-mailbox.use-case.js';
import { FileSentMail } from './application/file-sent-mail.use-case.js';
import { FinishMicrosoftConnect } from './application/finish-microsoft-connect.use-case.js';
import { KeepMicrosoftMailbox } from './application/keep-microsoft-mailbox.js';
import { LookIntoSent } from './application/look-into-sent.js';
import { MailboxCard } from './application/mailbox-card.js';
import { MailboxLimits } from './application/mailbox-limits.js';
import { MailboxPace } from './application/mailbox-pace.js';
import { MailboxPresets } from './application/mailbox-presets.js';
import { MailboxSignIns } from './application/mailbox-sign-ins.js';
import { MailProviders } from './application/ports/mail-providers.js';
import { MailboxAccounts } from './application/ports/mailbox-accounts.js';
import { MailboxSends } from './application/ports/mailbox-sends.js';
import { SentFolder } from './application/ports/sent-folder.js';
import { ReadRefusal } from './application/read-refusal.js';
import { RenewAccess } from './application/renew-access.js';
import { StartMicrosoftConnect } from './application/start-microsoft-connect.use-case.js';

/** Any other mailbox, by IMAP and SMTP, with a password or with Microsoft's sign-in. */
@Module({
  imports: [GatewaysModule, MicrosoftModule],
  controllers: [MailboxController, MicrosoftController, MicrosoftCallbackController],
  providers: [
    { provide: MailProviders, useClass: CsvMailProviders },
    { provide: MailboxAccounts, useClass: SqlMailboxAccounts },
    { provide: MailboxSends, useClass: SqlMailboxSends },
    ...[ImapProbe, SubmissionProbe],
    {
      provide: CheckSignIns,
      inject: [ImapProbe, SubmissionProbe, MailHosts],
      useFactory: (reading: ImapProbe, sending: SubmissionProbe, servers: MailHosts) => new CheckSignIns(reading, sending, servers),
    },
    { provide: SentFolder, useClass: ImapSentFolder },
    {
      provide: MailboxLimits,
      inject: [MailProviders, AppConfig],
      useFactory: (providers: MailProviders, { mailbox }: AppConfig) =>
        new MailboxLimits(providers, mailbox.sendIntervalMs, mailbox.dailyCap),
    },
    {
      provide: MailboxPresets,
      inject: [MailProviders, MailHosts, MicrosoftOAuth],
      useFactory: (providers: MailProviders, servers: MailHosts, { isSetUp }: MicrosoftOAuth) =>
        new MailboxPresets(providers, servers, isSetUp),
    },
    ...[ImapConnections, ImapInboxReader, SubmissionMailGateway, MailboxSignIns, RenewAccess, MailboxPace, ReadRefusal, LookIntoSent],
    ...[StartMicrosoftConnect, FinishMicrosoftConnect, KeepMicrosoftMailbox],
    ...[ConnectMailbox, DisconnectMailbox, MailboxCard, MailboxTries, FileSentMail, FilingSchedule],
  ],
  exports: [MailboxAccounts, ImapInboxReader, SubmissionMailGateway, DisconnectMailbox],
})
export class MailboxesModule {}
