import { Module } from '@nestjs/common';

import { GuardiansModule } from '../../family/guardians/index.js';
import { ActivityModule } from '../../../platform/activity/activity.module.js';
import { OwnAccountsModule } from '../../gmail/own-accounts/index.js';
import { PreferencesModule } from '../preferences/index.js';
import { ScheduleModule } from '../schedule/index.js';
import { WritingModule } from '../writing/index.js';
import { RecipientsModule } from '../recipients/index.js';
import { LedgerModule } from '../ledger/index.js';
import { PausedCampaignsController } from './adapters/http/paused-campaigns.controller.js';
import { ScheduleController } from './adapters/http/schedule/schedule.controller.js';
import { SqlCampaignControl } from './adapters/persistence/sql-campaign-control.js';
import { SqlPlatformStops } from './adapters/persistence/sql-platform-stops.js';
import { EndCampaign } from './application/end-campaign.use-case.js';
import { GuardPlatformMail } from './application/guard-platform-mail.js';
import { MailTimes } from './application/mail-times.js';
import { CampaignControl } from './application/ports/campaign-control.js';
import { PlatformStops } from './application/ports/platform-stops.js';
import { ResumeCampaign } from './application/resume-campaign.use-case.js';
import { ChangeSchedule } from './application/schedule/change-schedule.use-case.js';
import { GuardSchedule } from './application/schedule/guard-schedule.js';
import { PreviewSchedule } from './application/schedule/preview-schedule.use-case.js';
import { ReadChoice } from './application/schedule/read-choice.js';
import { Replan } from './application/schedule/replan.js';
import { ResumedTimes } from './application/schedule/resumed-times.js';
import { HeldEmails } from './resources/held-emails.resource.js';

/** What changes a campaign that is on its way: pause, resume, cancel, delete, other times, approval, the stop of the platform's email. */
@Module({
  imports: [
    GuardiansModule,
    ActivityModule,
    OwnAccountsModule,
    PreferencesModule,
    WritingModule,
    ScheduleModule,
    RecipientsModule,
    LedgerModule,
  ],
  controllers: [PausedCampaignsController, ScheduleController],
  providers: [
    { provide: CampaignControl, useClass: SqlCampaignControl },
    { provide: PlatformStops, useClass: SqlPlatformStops },
    GuardPlatformMail,
    HeldEmails,
    ResumeCampaign,
    EndCampaign,
    MailTimes,
    GuardSchedule,
    Replan,
    ReadChoice,
    ResumedTimes,
    ChangeSchedule,
    PreviewSchedule,
  ],
  exports: [CampaignControl, GuardPlatformMail, GuardSchedule, HeldEmails, MailTimes, ReadChoice],
})
export class ControlModule {}
