export { GOOGLE_USER_DATA } from './adapters/persistence/user-data.js';
export { GmailInboxReader } from './adapters/google/gmail-inbox-reader.js';
export { GmailMailGateway } from './adapters/google/gmail-mail-gateway.js';
export { DisconnectGmail } from './application/disconnect-gmail.use-case.js';
export { ReleaseGmail, type GmailAccess } from './application/release-gmail.use-case.js';
export { GmailAccounts } from './application/ports/gmail-accounts.js';
export { GmailConnections } from './application/gmail-connections.js';
export { GmailNeedsReconnect } from './domain/gmail-needs-reconnect.js';
export { GoogleModule } from './google.module.js';
