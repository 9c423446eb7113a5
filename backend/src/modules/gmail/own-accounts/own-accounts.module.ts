import { Module } from '@nestjs/common';

import { ShareModule } from '../../profile/share/index.js';
import { GatewaysModule, GmailConfig, InboxReader, MailGateways, PlatformGateways, type MailGateway } from '../gateways/index.js';
import { GmailInboxReader, GmailMailGateway, GoogleModule } from '../google/index.js';
import { ImapInboxReader, MailboxAccounts, MailboxesModule, SubmissionMailGateway } from '../mailboxes/index.js';
import { MailSenderController } from './adapters/http/mail-sender.controller.js';
import { ChooseSender } from './application/choose-sender.use-case.js';
import { KnownOwnAccounts } from './application/known-own-accounts.js';
import { OwnInboxReader } from './application/own-inbox-reader.js';
import { OwnAccounts } from './application/ports/own-accounts.js';

/** The account that an athlete sends from and reads, of whatever kind it is. */
@Module({
  imports: [ShareModule, GatewaysModule, GoogleModule, MailboxesModule],
  controllers: [MailSenderController],
  providers: [
    {
      provide: MailGateways,
      inject: [GmailConfig, PlatformGateways, GmailMailGateway, SubmissionMailGateway],
      useFactory: ({ google }: GmailConfig, platform: PlatformGateways, gmail: MailGateway, mailbox: MailGateway) =>
        new MailGateways([...platform.all, ...(google ? [gmail] : []), mailbox]),
    },
    {
      provide: InboxReader,
      inject: [MailboxAccounts, GmailInboxReader, ImapInboxReader],
      useFactory: (mailboxes: MailboxAccounts, gmail: InboxReader, imap: InboxReader) => new OwnInboxReader(mailboxes, gmail, imap),
    },
    { provide: OwnAccounts, useClass: KnownOwnAccounts },
    ChooseSender,
  ],
  exports: [GatewaysModule, GoogleModule, MailboxesModule, MailGateways, ChooseSender, OwnAccounts, InboxReader],
})
export class OwnAccountsModule {}
