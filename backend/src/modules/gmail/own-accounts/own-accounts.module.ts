import { Module } from '@nestjs/common';

import { Metrics } from '../../../platform/metrics/metrics.js';
import { ShareModule } from '../../profile/share/index.js';
import { GatewaysModule, GmailConfig, InboxReader, MailGateways, PlatformGateways, type MailGateway } from '../gateways/index.js';
import { GmailInboxReader, GmailMailGateway, GoogleModule } from '../google/index.js';
import { ImapInboxReader, MailboxAccounts, MailboxesModule, SubmissionMailGateway } from '../mailboxes/index.js';
import { MailSenderController } from './adapters/http/mail-sender.controller.js';
import { TimedMailGateway } from './adapters/metrics/timed-mail-gateway.js';
import { ChooseSender } from './application/choose-sender.use-case.js';
import { OwnInboxReader } from './application/own-inbox-reader.js';
import { OwnAccounts } from './application/own-accounts.js';

function timedGateways(
  { google }: GmailConfig,
  platform: PlatformGateways,
  gmail: MailGateway,
  mailbox: MailGateway,
  metrics: Metrics,
): MailGateways {
  const observe = metrics.addDurations({
    name: 'recruit_email_send_seconds',
    help: 'How long handing one email to its way out took, by way and outcome',
    labels: ['gateway', 'outcome'],
  });
  const gateways = [...platform.all, ...(google ? [gmail] : []), mailbox];
  return new MailGateways(gateways.map((gateway) => new TimedMailGateway(gateway, observe)));
}

/** The account of any kind that an athlete sends from and reads. */
@Module({
  imports: [ShareModule, GatewaysModule, GoogleModule, MailboxesModule],
  controllers: [MailSenderController],
  providers: [
    {
      provide: MailGateways,
      inject: [GmailConfig, PlatformGateways, GmailMailGateway, SubmissionMailGateway, Metrics],
      useFactory: timedGateways,
    },
    {
      provide: InboxReader,
      inject: [MailboxAccounts, GmailInboxReader, ImapInboxReader],
      useFactory: (mailboxes: MailboxAccounts, gmail: InboxReader, imap: InboxReader) => new OwnInboxReader(mailboxes, gmail, imap),
    },
    OwnAccounts,
    ChooseSender,
  ],
  exports: [GatewaysModule, GoogleModule, MailboxesModule, MailGateways, ChooseSender, OwnAccounts, InboxReader],
})
export class OwnAccountsModule {}
