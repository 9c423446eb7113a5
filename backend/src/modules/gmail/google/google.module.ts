import { Module } from '@nestjs/common';

import { GatewaysModule } from '../gateways/index.js';
import { GmailInboxReader } from './adapters/google/gmail-inbox-reader.js';
import { GmailMailGateway } from './adapters/google/gmail-mail-gateway.js';
import { GmailSessions } from './adapters/google/gmail-sessions.js';
import { GoogleOAuthServer } from './adapters/google/google-oauth-server.js';
import { Jitter } from './adapters/google/jitter.js';
import { GmailCallbackController } from './adapters/http/gmail-callback.controller.js';
import { GmailController } from './adapters/http/gmail.controller.js';
import { SqlGmailAccounts } from './adapters/persistence/sql-gmail-accounts.js';
import { DisconnectGmail } from './application/disconnect-gmail.use-case.js';
import { FinishGmailConnect } from './application/finish-gmail-connect.use-case.js';
import { LoseGmailGrant } from './application/lose-gmail-grant.use-case.js';
import { GmailAccounts } from './application/ports/gmail-accounts.js';
import { GmailConnections } from './application/gmail-connections.js';
import { GoogleOAuth } from './application/ports/google-oauth.js';
import { ReleaseGmail } from './application/release-gmail.use-case.js';
import { StartGmailConnect } from './application/start-gmail-connect.use-case.js';

/** Gmail accounts, by Google's own sign-in. */
@Module({
  imports: [GatewaysModule],
  controllers: [GmailController, GmailCallbackController],
  providers: [
    { provide: GmailAccounts, useClass: SqlGmailAccounts },
    { provide: GoogleOAuth, useClass: GoogleOAuthServer },
    GmailConnections,
    Jitter,
    GmailSessions,
    GmailMailGateway,
    GmailInboxReader,
    LoseGmailGrant,
    StartGmailConnect,
    FinishGmailConnect,
    DisconnectGmail,
    ReleaseGmail,
  ],
  exports: [GmailAccounts, GmailConnections, GmailMailGateway, GmailInboxReader, DisconnectGmail, ReleaseGmail],
})
export class GoogleModule {}
