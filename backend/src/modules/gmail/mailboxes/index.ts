export { MAILBOXES_USER_DATA } from './adapters/persistence/user-data.js';
export { ImapInboxReader } from './adapters/imap/imap-inbox-reader.js';
export { SubmissionMailGateway } from './adapters/submission/submission-mail-gateway.js';
export { DisconnectMailbox } from './application/disconnect-mailbox.use-case.js';
export { MailboxAccounts } from './application/ports/mailbox-accounts.js';
export { MailboxNeedsReconnect } from './domain/mailbox-needs-reconnect.js';
export { MailboxesModule } from './mailboxes.module.js';
