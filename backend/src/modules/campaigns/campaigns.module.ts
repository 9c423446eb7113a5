import { Module } from '@nestjs/common';

import { ActivityModule } from '../../platform/activity/activity.module.js';
import { GmailModule } from '../gmail/index.js';
import { ProfileModule } from '../profile/index.js';
import { SchoolsModule } from '../schools/index.js';
import { AnalyticsController } from './adapters/http/analytics.controller.js';
import { CampaignFiguresController } from './adapters/http/campaign-figures.controller.js';
import { CampaignMailsController } from './adapters/http/campaign-mails.controller.js';
import { CampaignsController } from './adapters/http/campaigns.controller.js';
import { HomeController } from './adapters/http/home.controller.js';
import { TimelineController } from './adapters/http/timeline.controller.js';
import { CampaignWorkers } from './adapters/jobs/campaign-workers.js';
import { QueuedDeliveryJobs } from './adapters/jobs/queued-delivery-jobs.js';
import { SqlAnalyticsQuery } from './adapters/persistence/sql-analytics-query.js';
import { SqlCampaignQueries } from './adapters/persistence/sql-campaign-queries.js';
import { SqlCampaignRepository } from './adapters/persistence/sql-campaign-repository.js';
import { SqlEmailTemplateRepository } from './adapters/persistence/sql-email-template-repository.js';
import { SqlHomeQuery } from './adapters/persistence/sql-home-query.js';
import { SqlSchoolTimeline } from './adapters/persistence/sql-school-timeline.js';
import { SqlSendLedger } from './adapters/persistence/sql-send-ledger.js';
import { ConfiguredSendingPolicy } from './adapters/platform/configured-sending-policy.js';
import { LeasedWorkerIdentity } from './adapters/platform/leased-worker-identity.js';
import { RecoverySchedule } from './adapters/schedule/recovery-schedule.js';
import { DecideMail } from './application/decide-mail.use-case.js';
import { DeliverCampaign } from './application/deliver-campaign.use-case.js';
import { ListRecipients } from './application/list-recipients.use-case.js';
import { LoadStarterTemplates } from './application/load-starter-templates.use-case.js';
import { MailDispatcher } from './application/mail-dispatcher.js';
import { MailRoom } from './application/mail-room.js';
import { ManageDrafts } from './application/manage-drafts.use-case.js';
import { ManageEmailTemplates } from './application/manage-email-templates.use-case.js';
import { AnalyticsQuery } from './application/ports/analytics-query.js';
import { CampaignQueries } from './application/ports/campaign-queries.js';
import { CampaignRepository } from './application/ports/campaign-repository.js';
import { DeliveryJobs } from './application/ports/delivery-jobs.js';
import { EmailTemplateRepository } from './application/ports/email-template-repository.js';
import { HomeQuery } from './application/ports/home-query.js';
import { SchoolTimeline } from './application/ports/school-timeline.js';
import { SendLedger } from './application/ports/send-ledger.js';
import { SendingPolicy } from './application/ports/sending-policy.js';
import { WorkerIdentity } from './application/ports/worker-identity.js';
import { PreviewMail } from './application/preview-mail.use-case.js';
import { ReadAnalytics } from './application/read-analytics.use-case.js';
import { ReadHome } from './application/read-home.use-case.js';
import { ReadTimeline } from './application/read-timeline.use-case.js';
import { RecoverSends } from './application/recover-sends.use-case.js';
import { SendBatch } from './application/send-batch.js';
import { SendCampaign } from './application/send-campaign.use-case.js';
import { TakeBackCampaign } from './application/take-back-campaign.use-case.js';

@Module({
  imports: [ActivityModule, ProfileModule, SchoolsModule, GmailModule],
  controllers: [
    CampaignsController,
    CampaignMailsController,
    CampaignFiguresController,
    TimelineController,
    HomeController,
    AnalyticsController,
  ],
  providers: [
    { provide: CampaignRepository, useClass: SqlCampaignRepository },
    { provide: CampaignQueries, useClass: SqlCampaignQueries },
    { provide: EmailTemplateRepository, useClass: SqlEmailTemplateRepository },
    { provide: SchoolTimeline, useClass: SqlSchoolTimeline },
    { provide: HomeQuery, useClass: SqlHomeQuery },
    { provide: AnalyticsQuery, useClass: SqlAnalyticsQuery },
    { provide: SendLedger, useClass: SqlSendLedger },
    { provide: DeliveryJobs, useClass: QueuedDeliveryJobs },
    { provide: WorkerIdentity, useClass: LeasedWorkerIdentity },
    { provide: SendingPolicy, useClass: ConfiguredSendingPolicy },
    CampaignWorkers,
    RecoverySchedule,
    MailRoom,
    MailDispatcher,
    SendBatch,
    ManageDrafts,
    ManageEmailTemplates,
    LoadStarterTemplates,
    ListRecipients,
    PreviewMail,
    SendCampaign,
    TakeBackCampaign,
    DeliverCampaign,
    RecoverSends,
    DecideMail,
    ReadTimeline,
    ReadHome,
    ReadAnalytics,
  ],
  exports: [CampaignQueries, LoadStarterTemplates, ManageDrafts, ManageEmailTemplates, SendCampaign],
})
export class CampaignsModule {}
