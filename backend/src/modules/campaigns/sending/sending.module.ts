import { Module } from '@nestjs/common';

import { GuardiansModule } from '../../family/guardians/index.js';
import { AppConfig } from '../../../platform/config/app-config.js';
import { ActivityModule } from '../../../platform/activity/activity.module.js';
import { ShareModule } from '../../profile/share/index.js';
import { DirectoryModule } from '../../schools/directory/index.js';
import { OutreachModule } from '../../schools/outreach/index.js';
import { OwnAccountsModule } from '../../gmail/own-accounts/index.js';
import { PreferencesModule } from '../preferences/index.js';
import { AttachmentsModule } from '../attachments/index.js';
import { ChecksModule } from '../checks/index.js';
import { ScheduleModule } from '../schedule/index.js';
import { WritingModule } from '../writing/index.js';
import { ByHandController } from './adapters/http/by-hand/by-hand.controller.js';
import { WaitingHandMailsController } from './adapters/http/by-hand/waiting-hand-mails.controller.js';
import { CampaignMailsController } from './adapters/http/campaign-mails.controller.js';
import { DailyLimitController } from './adapters/http/daily-limit.controller.js';
import { KeptMailsController } from './adapters/http/kept-mails.controller.js';
import { OpenPictureController } from './adapters/http/open-picture.controller.js';
import { PausedCampaignsController } from './adapters/http/paused-campaigns.controller.js';
import { ScheduleController } from './adapters/http/schedule/schedule.controller.js';
import { SendCampaignController } from './adapters/http/send-campaign.controller.js';
import { TestMailController } from './adapters/http/test-mail/test-mail.controller.js';
import { UnsubscribeController } from './adapters/http/unsubscribe.controller.js';
import { CampaignWorkers } from './adapters/jobs/campaign-workers.js';
import { QueuedDeliveryJobs } from './adapters/jobs/queued-delivery-jobs.js';
import { SqlCampaignStates } from './adapters/persistence/sql-campaign-states.js';
import { SqlHandMails } from './adapters/persistence/by-hand/sql-hand-mails.js';
import { SqlTestMails } from './adapters/persistence/test-mail/sql-test-mails.js';
import { SqlPlatformStops } from './adapters/persistence/sql-platform-stops.js';
import { SqlMailOpens } from './adapters/persistence/sql-mail-opens.js';
import { SqlCampaignSchedules } from './adapters/persistence/schedule/sql-campaign-schedules.js';
import { SqlSendLedger } from './adapters/persistence/sql-send-ledger.js';
import { LeasedWorkerIdentity } from './adapters/platform/leased-worker-identity.js';
import { RecoverySchedule } from './adapters/schedule/recovery-schedule.js';
import { MarkByHand } from './application/by-hand/mark-by-hand.use-case.js';
import { PrepareByHand } from './application/by-hand/prepare-by-hand.use-case.js';
import { WriteHandMessage } from './application/by-hand/write-hand-message.js';
import { CampaignMails } from './application/campaign-mails.js';
import { DecideMail } from './application/decide-mail.use-case.js';
import { DeliverCampaign } from './application/deliver-campaign.use-case.js';
import { EndCampaign } from './application/end-campaign.use-case.js';
import { GuardPlatformMail } from './application/guard-platform-mail.js';
import { MailTimes } from './application/mail-times.js';
import { CampaignSchedules } from './application/ports/campaign-schedules.js';
import { ChangeSchedule } from './application/schedule/change-schedule.use-case.js';
import { GuardSchedule } from './application/schedule/guard-schedule.js';
import { PreviewSchedule } from './application/schedule/preview-schedule.use-case.js';
import { ReadChoice } from './application/schedule/read-choice.js';
import { Replan } from './application/schedule/replan.js';
import { ResumedTimes } from './application/schedule/resumed-times.js';
import { MailDispatcher } from './application/mail-dispatcher.js';
import { FindRecipients } from './application/find-recipients.js';
import { SendContexts } from './application/send-contexts.js';
import { NextBatch } from './application/next-batch.js';
import { NoteOpen } from './application/note-open.use-case.js';
import { CampaignStates } from './application/ports/campaign-states.js';
import { DailyLimitQuery } from './queries/daily-limit.query.js';
import { WaitingHandMails } from './queries/waiting-hand-mails.query.js';
import { DeliveryJobs } from './application/ports/delivery-jobs.js';
import { HandMails } from './application/ports/hand-mails.js';
import { MailOpens } from './application/ports/mail-opens.js';
import { PlatformStops } from './application/ports/platform-stops.js';
import { SendLedger } from './application/ports/send-ledger.js';
import { SendingPolicy } from './application/sending-policy.js';
import { TestMails } from './application/ports/test-mails.js';
import { WorkerIdentity } from './application/ports/worker-identity.js';
import { ListChoices } from './application/list-choices.use-case.js';
import { PreviewMail } from './application/preview-mail.use-case.js';
import { ReadDailyLimit } from './application/read-daily-limit.use-case.js';
import { RecordSends } from './application/record-sends.js';
import { RecoverSends } from './application/recover-sends.use-case.js';
import { ResumeCampaign } from './application/resume-campaign.use-case.js';
import { SendAgainAddress } from './application/send-again-address.js';
import { SendBatch } from './application/send-batch.js';
import { SendCampaign } from './application/send-campaign.use-case.js';
import { SendKept } from './application/send-kept.use-case.js';
import { SendTestMail } from './application/test-mail/send-test-mail.use-case.js';
import { TakeBackCampaign } from './application/take-back-campaign.use-case.js';
import { WriteLetter } from './application/write-letter.js';
import { SendingConfig } from './config/sending-config.js';
import { HeldEmails } from './resources/held-emails.resource.js';
import { OptOuts } from './resources/opt-outs.resource.js';

/** The send ledger: what is sent when, exactly once. */
@Module({
  imports: [
    GuardiansModule,
    ActivityModule,
    ShareModule,
    DirectoryModule,
    OutreachModule,
    OwnAccountsModule,
    PreferencesModule,
    WritingModule,
    ChecksModule,
    AttachmentsModule,
    ScheduleModule,
  ],
  controllers: [
    SendCampaignController,
    PausedCampaignsController,
    ScheduleController,
    CampaignMailsController,
    TestMailController,
    ByHandController,
    WaitingHandMailsController,
    KeptMailsController,
    OpenPictureController,
    UnsubscribeController,
    DailyLimitController,
  ],
  providers: [
    { provide: CampaignStates, useClass: SqlCampaignStates },
    { provide: HandMails, useClass: SqlHandMails },
    { provide: CampaignSchedules, useClass: SqlCampaignSchedules },
    { provide: SendLedger, useClass: SqlSendLedger },
    { provide: DeliveryJobs, useClass: QueuedDeliveryJobs },
    { provide: WorkerIdentity, useClass: LeasedWorkerIdentity },
    {
      provide: SendingPolicy,
      inject: [AppConfig, SendingConfig],
      useFactory: ({ publicUrl }: AppConfig, { undoSeconds, smtpAthleteDailyCap, smtpDailyCap }: SendingConfig) =>
        new SendingPolicy(undoSeconds, publicUrl, smtpAthleteDailyCap, smtpDailyCap),
    },
    { provide: PlatformStops, useClass: SqlPlatformStops },
    GuardPlatformMail,
    HeldEmails,
    OptOuts,
    DailyLimitQuery,
    WaitingHandMails,
    { provide: MailOpens, useClass: SqlMailOpens },
    CampaignWorkers,
    RecoverySchedule,
    FindRecipients,
    CampaignMails,
    SendContexts,
    WriteLetter,
    NoteOpen,
    ResumeCampaign,
    MailDispatcher,
    EndCampaign,
    SendAgainAddress,
    NextBatch,
    SendBatch,
    RecordSends,
    ListChoices,
    PreviewMail,
    { provide: TestMails, useClass: SqlTestMails },
    SendTestMail,
    WriteHandMessage,
    PrepareByHand,
    MarkByHand,
    MailTimes,
    GuardSchedule,
    Replan,
    ReadChoice,
    ResumedTimes,
    ChangeSchedule,
    PreviewSchedule,
    SendCampaign,
    SendKept,
    TakeBackCampaign,
    DeliverCampaign,
    RecoverSends,
    DecideMail,
    ReadDailyLimit,
  ],
  exports: [
    CampaignSchedules,
    DeliverCampaign,
    HeldEmails,
    GuardPlatformMail,
    MailDispatcher,
    MailOpens,
    RecordSends,
    SendCampaign,
    SendingPolicy,
    SendLedger,
    WorkerIdentity,
  ],
})
export class SendingModule {}
