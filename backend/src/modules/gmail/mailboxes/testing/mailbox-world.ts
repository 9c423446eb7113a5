import type { AppConfig } from '../../../../platform/config/app-config.js';
import type { MailboxSettings } from '../../../../platform/config/mailbox-settings.js';
import { MailHosts } from '../../../../platform/mail/mail-hosts.js';
import { SubmissionClient } from '../../../../platform/mail/submission-client.js';
import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { CsvMailProviders } from '../adapters/csv/csv-mail-providers.js';
import { ImapConnections } from '../adapters/imap/imap-connections.js';
import { ImapInboxReader } from '../adapters/imap/imap-inbox-reader.js';
import { ImapProbe } from '../adapters/imap/imap-probe.js';
import { ImapSentFolder } from '../adapters/imap/imap-sent-folder.js';
import { SubmissionMailGateway } from '../adapters/submission/submission-mail-gateway.js';
import { SubmissionProbe } from '../adapters/submission/submission-probe.js';
import { AccountChanges } from '../../gateways/application/account-changes.js';
import { FileSentMail } from '../application/file-sent-mail.use-case.js';
import { LookIntoSent } from '../application/look-into-sent.js';
import { MailboxLimits } from '../application/mailbox-limits.js';
import { MailboxPace } from '../application/mailbox-pace.js';
import { MailboxSignIns } from '../application/mailbox-sign-ins.js';
import { RecordedLostAccounts } from '../../gateways/testing/recorded-lost-accounts.js';
import { ReadRefusal } from '../application/read-refusal.js';
import { RenewAccess } from '../application/renew-access.js';
import type { MicrosoftOAuth } from '../../microsoft/index.js';
import { MemoryMicrosoftOAuth } from '../../microsoft/testing/memory-microsoft-oauth.js';
import { MemoryMailboxAccounts } from './memory-mailbox-accounts.js';
import { MemoryMailboxSends } from './memory-mailbox-sends.js';

const NOWHERE = { host: 'mail.example', port: 993, security: 'tls' } as const;
const NO_SERVERS = { imap: NOWHERE, smtp: NOWHERE };

/** Gateway, reader and probes with accounts in memory and a fixed clock, against any mail server. */
export class MailboxWorld {
  readonly clock = new FixedClock(new Date());
  readonly accounts = new MemoryMailboxAccounts();
  readonly sends = new MemoryMailboxSends(this.accounts);
  readonly notice = new RecordedLostAccounts();
  readonly changes = new AccountChanges();
  readonly microsoft: MicrosoftOAuth;
  readonly hosts: MailHosts;
  readonly client: SubmissionClient;
  readonly connections: ImapConnections;
  readonly gateway: SubmissionMailGateway;
  readonly inbox: ImapInboxReader;
  readonly filing: FileSentMail;
  readonly reading: ImapProbe;
  readonly sending: SubmissionProbe;

  /** `microsoft`: issues access tokens; in memory by default. */
  constructor(settings: MailboxSettings, microsoft?: (clock: FixedClock) => MicrosoftOAuth) {
    this.microsoft = microsoft?.(this.clock) ?? new MemoryMicrosoftOAuth(this.clock, NO_SERVERS);
    const config = { mailbox: settings } as AppConfig;
    this.hosts = new MailHosts(config);
    this.client = new SubmissionClient(this.hosts);
    const signIns = new MailboxSignIns(this.accounts, this.notice, this.clock, new RenewAccess(this.accounts, this.microsoft, this.clock));
    this.connections = new ImapConnections(this.hosts, signIns, this.changes);
    const sent = new ImapSentFolder(this.connections);
    const limits = new MailboxLimits(new CsvMailProviders(), settings.sendIntervalMs, settings.dailyCap);
    const pace = new MailboxPace(this.accounts, this.sends, limits, this.clock);
    const looks = new LookIntoSent(this.accounts, this.sends, sent, this.clock);
    this.gateway = new SubmissionMailGateway(this.client, pace, signIns, new ReadRefusal(signIns, pace, this.clock), looks);
    this.filing = new FileSentMail(this.accounts, this.sends, sent, this.clock);
    this.inbox = new ImapInboxReader(this.accounts, this.connections);
    this.reading = new ImapProbe(this.hosts);
    this.sending = new SubmissionProbe(this.client);
  }

  stop(): void {
    this.connections.onApplicationShutdown();
    this.client.onApplicationShutdown();
  }
}
