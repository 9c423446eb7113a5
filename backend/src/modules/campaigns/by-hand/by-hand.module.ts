import { Module } from '@nestjs/common';

import { GuardiansModule } from '../../family/guardians/index.js';
import { ActivityModule } from '../../../platform/activity/activity.module.js';
import { OutreachModule } from '../../schools/outreach/index.js';
import { OwnAccountsModule } from '../../gmail/own-accounts/index.js';
import { AttachmentsModule } from '../attachments/index.js';
import { WritingModule } from '../writing/index.js';
import { RecipientsModule } from '../recipients/index.js';
import { LedgerModule } from '../ledger/index.js';
import { ByHandController } from './adapters/http/by-hand.controller.js';
import { WaitingHandMailsController } from './adapters/http/waiting-hand-mails.controller.js';
import { SqlHandMails } from './adapters/persistence/sql-hand-mails.js';
import { MarkByHand } from './application/mark-by-hand.use-case.js';
import { HandMails } from './application/ports/hand-mails.js';
import { PrepareByHand } from './application/prepare-by-hand.use-case.js';
import { WriteHandMessage } from './application/write-hand-message.js';
import { WaitingHandMails } from './queries/waiting-hand-mails.query.js';

/** Emails that the athlete sends from an app of their own. */
@Module({
  imports: [
    GuardiansModule,
    ActivityModule,
    OutreachModule,
    OwnAccountsModule,
    WritingModule,
    AttachmentsModule,
    RecipientsModule,
    LedgerModule,
  ],
  controllers: [ByHandController, WaitingHandMailsController],
  providers: [{ provide: HandMails, useClass: SqlHandMails }, WaitingHandMails, WriteHandMessage, PrepareByHand, MarkByHand],
})
export class ByHandModule {}
