import { Module } from '@nestjs/common';

import { GatewaysModule } from './gateways/index.js';
import { GoogleModule } from './google/index.js';
import { MailboxesModule } from './mailboxes/index.js';
import { OwnAccountsModule } from './own-accounts/index.js';
import { DeliverabilityModule } from './deliverability/index.js';

@Module({ imports: [GatewaysModule, GoogleModule, MailboxesModule, OwnAccountsModule, DeliverabilityModule] })
export class GmailModule {}
