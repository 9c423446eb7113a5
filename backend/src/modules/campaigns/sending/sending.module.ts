import { Module } from '@nestjs/common';

import { GuardiansModule } from '../../family/guardians/index.js';
import { ActivityModule } from '../../../platform/activity/activity.module.js';
import { ShareModule } from '../../profile/share/index.js';
import { DirectoryModule } from '../../schools/directory/index.js';
import { OutreachModule } from '../../schools/outreach/index.js';
import { OwnAccountsModule } from '../../gmail/own-accounts/index.js';
import { AttachmentsModule } from '../attachments/index.js';
import { WritingModule } from '../writing/index.js';
import { RecipientsModule } from '../recipients/index.js';
import { LedgerModule } from '../ledger/index.js';
import { ControlModule } from '../control/index.js';
import { CampaignMailsController } from './adapters/http/campaign-mails.controller.js';
import { KeptMailsController } from './adapters/http/kept-mails.controller.js';
import { OpenPictureController } from './adapters/http/open-picture.controller.js';
import { SendCampaignController } from './adapters/http/send-campaign.controller.js';
import { TestMailController } from './adapters/http/test-mail/test-mail.controller.js';
import { UnsubscribeController } from './adapters/http/unsubscribe.controller.js';
import { CampaignWorkers } from './adapters/jobs/campaign-workers.js';
import { SqlTestMails } from './adapters/persistence/test-mail/sql-test-mails.js';
import { SqlMailOpens } from './adapters/persistence/sql-mail-opens.js';
import { LeasedWorkerIdentity } from './adapters/platform/leased-worker-identity.js';
import { RecoverySchedule } from './adapters/schedule/recovery-schedule.js';
import { DecideMail } from './application/decide-mail.use-case.js';
import { DeliverCampaign } from './application/deliver-campaign.use-case.js';
import { MailDispatcher } from './application/mail-dispatcher.js';
import { NextBatch } from './application/next-batch.js';
import { PacedBatches } from './application/paced-batches.js';
import { NoteOpen } from './application/note-open.use-case.js';
import { MailOpens } from './application/ports/mail-opens.js';
import { TestMails } from './application/ports/test-mails.js';
import { WorkerIdentity } from './application/ports/worker-identity.js';
import { RecordSends } from './application/record-sends.js';
import { RecoverSends } from './application/recover-sends.use-case.js';
import { SendAgainAddress } from './application/send-again-address.js';
import { SendBatch } from './application/send-batch.js';
import { SendCampaign } from './application/send-campaign.use-case.js';
import { SendKept } from './application/send-kept.use-case.js';
import { SendTestMail } from './application/test-mail/send-test-mail.use-case.js';
import { TakeBackCampaign } from './application/take-back-campaign.use-case.js';
import { WriteOutgoingEmail } from './application/write-outgoing-email.js';
import { OptOuts } from './resources/opt-outs.resource.js';

/** Sending: what is sent when, exactly once. */
@Module({
  imports: [
    GuardiansModule,
    ActivityModule,
    ShareModule,
    DirectoryModule,
    OutreachModule,
    OwnAccountsModule,
    WritingModule,
    AttachmentsModule,
    RecipientsModule,
    LedgerModule,
    ControlModule,
  ],
  controllers: [
    SendCampaignController,
    CampaignMailsController,
    TestMailController,
    KeptMailsController,
    OpenPictureController,
    UnsubscribeController,
  ],
  providers: [
    { provide: WorkerIdentity, useClass: LeasedWorkerIdentity },
    OptOuts,
    { provide: MailOpens, useClass: SqlMailOpens },
    CampaignWorkers,
    RecoverySchedule,
    WriteOutgoingEmail,
    NoteOpen,
    MailDispatcher,
    SendAgainAddress,
    NextBatch,
    PacedBatches,
    SendBatch,
    RecordSends,
    { provide: TestMails, useClass: SqlTestMails },
    SendTestMail,
    SendCampaign,
    SendKept,
    TakeBackCampaign,
    DeliverCampaign,
    RecoverSends,
    DecideMail,
  ],
  exports: [DeliverCampaign, MailDispatcher, MailOpens, RecordSends, SendCampaign, WorkerIdentity],
})
export class SendingModule {}
