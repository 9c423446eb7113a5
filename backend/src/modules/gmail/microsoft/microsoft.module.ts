import { Module } from '@nestjs/common';

import { MicrosoftOAuthServer } from './adapters/microsoft/microsoft-oauth-server.js';
import { MicrosoftOAuth } from './application/ports/microsoft-oauth.js';

/** The sign-in with Microsoft; the mailboxes that it opens are in the mailboxes module. */
@Module({
  providers: [{ provide: MicrosoftOAuth, useClass: MicrosoftOAuthServer }],
  exports: [MicrosoftOAuth],
})
export class MicrosoftModule {}
