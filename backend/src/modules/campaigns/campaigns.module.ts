import { Module } from '@nestjs/common';

import { ActivityModule } from '../../platform/activity/activity.module.js';
import { GmailModule } from '../gmail/index.js';
import { ProfileModule } from '../profile/index.js';
import { SchoolsModule } from '../schools/index.js';
import { AnalyticsController } from './adapters/http/analytics.controller.js';
import { CampaignFiguresController } from './adapters/http/campaign-figures.controller.js';
import { CampaignMailsController } from './adapters/http/campaign-mails.controller.js';
import { CampaignsController } from './adapters/http/campaigns.controller.js';
import { CheckRepliesController } from './adapters/http/check-replies.controller.js';
import { KeptMailsController } from './adapters/http/kept-mails.controller.js';
import { OpenPictureController } from './adapters/http/open-picture.controller.js';
import { PausedCampaignsController } from './adapters/http/paused-campaigns.controller.js';
import { UnsubscribeController } from './adapters/http/unsubscribe.controller.js';
import { DailyLimitController } from './adapters/http/daily-limit.controller.js';
import { HomeController } from './adapters/http/home.controller.js';
import { TimelineController } from './adapters/http/timeline.controller.js';
import { CampaignWorkers } from './adapters/jobs/campaign-workers.js';
import { MailboxWorkers } from './adapters/jobs/mailbox-workers.js';
import { QueuedDeliveryJobs } from './adapters/jobs/queued-delivery-jobs.js';
import { QueuedMailboxJobs } from './adapters/jobs/queued-mailbox-jobs.js';
import { KeepReplies } from './adapters/persistence/keep-replies.js';
import { SqlAnalyticsQuery } from './adapters/persistence/sql-analytics-query.js';
import { SqlCampaignAccounts } from './adapters/persistence/sql-campaign-accounts.js';
import { SqlCampaignEndings } from './adapters/persistence/sql-campaign-endings.js';
import { SqlCampaignQueries } from './adapters/persistence/sql-campaign-queries.js';
import { SqlCampaignRepository } from './adapters/persistence/sql-campaign-repository.js';
import { SqlDailyLimitQuery } from './adapters/persistence/sql-daily-limit-query.js';
import { SqlEmailTemplateRepository } from './adapters/persistence/sql-email-template-repository.js';
import { SqlMailboxCalls } from './adapters/persistence/sql-mailbox-calls.js';
import { SqlOptOuts } from './adapters/persistence/sql-opt-outs.js';
import { SqlMailOpens } from './adapters/persistence/sql-mail-opens.js';
import { SqlReplyLedger } from './adapters/persistence/sql-reply-ledger.js';
import { SqlHomeQuery } from './adapters/persistence/sql-home-query.js';
import { SqlSchoolTimeline } from './adapters/persistence/sql-school-timeline.js';
import { SqlSendLedger } from './adapters/persistence/sql-send-ledger.js';
import { SqlSuppressions } from './adapters/persistence/sql-suppressions.js';
import { ConfiguredReplyPolicy } from './adapters/platform/configured-reply-policy.js';
import { ConfiguredSendingPolicy } from './adapters/platform/configured-sending-policy.js';
import { LeasedWorkerIdentity } from './adapters/platform/leased-worker-identity.js';
import { PostalMimeReportReader } from './adapters/postal-mime/postal-mime-report-reader.js';
import { RecoverySchedule } from './adapters/schedule/recovery-schedule.js';
import { ReplySchedule } from './adapters/schedule/reply-schedule.js';
import { DecideMail } from './application/decide-mail.use-case.js';
import { DeliverCampaign } from './application/deliver-campaign.use-case.js';
import { EndCampaign } from './application/end-campaign.use-case.js';
import { ListRecipients } from './application/list-recipients.use-case.js';
import { LoadStarterTemplates } from './application/load-starter-templates.use-case.js';
import { MailDispatcher } from './application/mail-dispatcher.js';
import { MailRoom } from './application/mail-room.js';
import { ManageDrafts } from './application/manage-drafts.use-case.js';
import { ManageEmailTemplates } from './application/manage-email-templates.use-case.js';
import { NextBatch } from './application/next-batch.js';
import { OptOut } from './application/opt-out.use-case.js';
import { NoteOpen } from './application/note-open.use-case.js';
import { AnalyticsQuery } from './application/ports/analytics-query.js';
import { CampaignAccounts } from './application/ports/campaign-accounts.js';
import { CampaignEndings } from './application/ports/campaign-endings.js';
import { CampaignQueries } from './application/ports/campaign-queries.js';
import { CampaignRepository } from './application/ports/campaign-repository.js';
import { DailyLimitQuery } from './application/ports/daily-limit-query.js';
import { DeliveryJobs } from './application/ports/delivery-jobs.js';
import { DeliveryReportReader } from './application/ports/delivery-report-reader.js';
import { EmailTemplateRepository } from './application/ports/email-template-repository.js';
import { MailOpens } from './application/ports/mail-opens.js';
import { MailboxCalls } from './application/ports/mailbox-calls.js';
import { MailboxJobs } from './application/ports/mailbox-jobs.js';
import { ReplyLedger } from './application/ports/reply-ledger.js';
import { ReplyPolicy } from './application/ports/reply-policy.js';
import { OptOuts } from './application/ports/opt-outs.js';
import { HomeQuery } from './application/ports/home-query.js';
import { SchoolTimeline } from './application/ports/school-timeline.js';
import { SendLedger } from './application/ports/send-ledger.js';
import { SendingPolicy } from './application/ports/sending-policy.js';
import { Suppressions } from './application/ports/suppressions.js';
import { WorkerIdentity } from './application/ports/worker-identity.js';
import { PreviewMail } from './application/preview-mail.use-case.js';
import { ReadAnalytics } from './application/read-analytics.use-case.js';
import { ReadDailyLimit } from './application/read-daily-limit.use-case.js';
import { ReadHome } from './application/read-home.use-case.js';
import { ReadTimeline } from './application/read-timeline.use-case.js';
import { RecoverSends } from './application/recover-sends.use-case.js';
import { CheckAllMailboxes } from './application/replies/check-all-mailboxes.use-case.js';
import { CheckMailbox } from './application/replies/check-mailbox.use-case.js';
import { CheckReplies } from './application/replies/check-replies.use-case.js';
import { EnqueueDueMailboxes } from './application/replies/enqueue-due-mailboxes.use-case.js';
import { KeepMessages } from './application/replies/keep-messages.js';
import { LookForCoaches } from './application/replies/look-for-coaches.js';
import { MailboxTrouble } from './application/replies/mailbox-trouble.js';
import { ReadMailbox } from './application/replies/read-mailbox.js';
import { UnderstandMessage } from './application/replies/understand-message.js';
import { WalkMailbox } from './application/replies/walk-mailbox.js';
import { ResumeCampaign } from './application/resume-campaign.use-case.js';
import { SendAgainAddress } from './application/send-again-address.js';
import { SendBatch } from './application/send-batch.js';
import { SendCampaign } from './application/send-campaign.use-case.js';
import { SendKept } from './application/send-kept.use-case.js';
import { TakeBackCampaign } from './application/take-back-campaign.use-case.js';
import { WriteLetter } from './application/write-letter.js';

/** Looking into mailboxes. */
const REPLIES = [
  { provide: ReplyLedger, useClass: SqlReplyLedger },
  { provide: ReplyPolicy, useClass: ConfiguredReplyPolicy },
  { provide: MailboxJobs, useClass: QueuedMailboxJobs },
  { provide: MailboxCalls, useClass: SqlMailboxCalls },
  { provide: DeliveryReportReader, useClass: PostalMimeReportReader },
  KeepReplies,
  MailboxWorkers,
  ReplySchedule,
  UnderstandMessage,
  KeepMessages,
  WalkMailbox,
  LookForCoaches,
  ReadMailbox,
  MailboxTrouble,
  CheckMailbox,
  CheckReplies,
  EnqueueDueMailboxes,
  CheckAllMailboxes,
];

@Module({
  imports: [ActivityModule, ProfileModule, SchoolsModule, GmailModule],
  controllers: [
    CampaignsController,
    PausedCampaignsController,
    CampaignMailsController,
    KeptMailsController,
    CampaignFiguresController,
    TimelineController,
    HomeController,
    AnalyticsController,
    CheckRepliesController,
    OpenPictureController,
    UnsubscribeController,
    DailyLimitController,
  ],
  providers: [
    { provide: CampaignRepository, useClass: SqlCampaignRepository },
    { provide: CampaignAccounts, useClass: SqlCampaignAccounts },
    { provide: CampaignEndings, useClass: SqlCampaignEndings },
    { provide: CampaignQueries, useClass: SqlCampaignQueries },
    { provide: EmailTemplateRepository, useClass: SqlEmailTemplateRepository },
    { provide: SchoolTimeline, useClass: SqlSchoolTimeline },
    { provide: HomeQuery, useClass: SqlHomeQuery },
    { provide: AnalyticsQuery, useClass: SqlAnalyticsQuery },
    { provide: SendLedger, useClass: SqlSendLedger },
    { provide: DeliveryJobs, useClass: QueuedDeliveryJobs },
    { provide: WorkerIdentity, useClass: LeasedWorkerIdentity },
    { provide: SendingPolicy, useClass: ConfiguredSendingPolicy },
    { provide: Suppressions, useClass: SqlSuppressions },
    { provide: OptOuts, useClass: SqlOptOuts },
    { provide: DailyLimitQuery, useClass: SqlDailyLimitQuery },
    { provide: MailOpens, useClass: SqlMailOpens },
    ...REPLIES,
    CampaignWorkers,
    RecoverySchedule,
    MailRoom,
    WriteLetter,
    NoteOpen,
    OptOut,
    ResumeCampaign,
    MailDispatcher,
    EndCampaign,
    SendAgainAddress,
    NextBatch,
    SendBatch,
    ManageDrafts,
    ManageEmailTemplates,
    LoadStarterTemplates,
    ListRecipients,
    PreviewMail,
    SendCampaign,
    SendKept,
    TakeBackCampaign,
    DeliverCampaign,
    RecoverSends,
    DecideMail,
    ReadTimeline,
    ReadHome,
    ReadDailyLimit,
    ReadAnalytics,
  ],
  exports: [CampaignQueries, CheckAllMailboxes, LoadStarterTemplates, ManageDrafts, ManageEmailTemplates, SendCampaign],
})
export class CampaignsModule {}
