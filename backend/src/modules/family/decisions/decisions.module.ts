import { Module } from '@nestjs/common';

import { ScheduleModule } from '../../campaigns/schedule/index.js';
import { ControlModule } from '../../campaigns/control/index.js';
import { GoogleModule } from '../../gmail/google/index.js';
import { MailboxesModule } from '../../gmail/mailboxes/index.js';
import { OwnAccountsModule } from '../../gmail/own-accounts/index.js';
import { AuthModule } from '../../auth/index.js';
import { AthleteModule, BirthdateChanges } from '../../profile/athlete/index.js';
import { ShareModule } from '../../profile/share/index.js';
import { GuardiansModule } from '../guardians/index.js';
import { FamilyActivityController } from './adapters/http/activity.controller.js';
import { ApprovalsController } from './adapters/http/approvals.controller.js';
import { ControlsController } from './adapters/http/controls.controller.js';
import { FamilyAthletesController } from './adapters/http/family-athletes.controller.js';
import { FamilyDeletionController, OwnFamilyDeletionController } from './adapters/http/deletion.controller.js';
import { OwnApprovalsController } from './adapters/http/own-approvals.controller.js';
import { LookAfterUndecided } from './adapters/jobs/look-after-undecided.js';
import { DecisionWorkers } from './adapters/jobs/decision-workers.js';
import { DecisionSchedule } from './adapters/schedule/decision-schedule.js';
import { ChangeControls } from './application/change-controls.use-case.js';
import { DecideEmails } from './application/decide-emails.use-case.js';
import { DecideRequest } from './application/decide-request.use-case.js';
import { DisconnectAccount } from './application/disconnect-account.use-case.js';
import { GuardBirthdate } from './application/guard-birthdate.js';
import { EndSharing } from './application/end-sharing.use-case.js';
import { EndUndecided } from './application/end-undecided.use-case.js';
import { DeletionNews } from './application/deletion-news.js';
import { StartDeletion } from './application/start-deletion.use-case.js';
import { StopDeletion } from './application/stop-deletion.use-case.js';
import { NotifyOfDeletion } from './application/notify-of-deletion.use-case.js';
import { NotifyGuardians } from './application/notify-guardians.use-case.js';
import { NotifyOfReply } from './application/notify-of-reply.use-case.js';
import { FamilyActivityQuery } from './queries/family-activity.query.js';
import { FamilyAthletesQuery } from './queries/family-athletes.query.js';
import { FamilyControlsQuery } from './queries/family-controls.query.js';
import { HeldQuery } from './queries/held.query.js';

/** The decisions of guardians: emails before they are sent, the share page, pauses. */
@Module({
  exports: [StopDeletion],
  imports: [
    AthleteModule,
    AuthModule,
    GuardiansModule,
    ShareModule,
    GoogleModule,
    MailboxesModule,
    OwnAccountsModule,
    ScheduleModule,
    ControlModule,
  ],
  controllers: [
    ApprovalsController,
    ControlsController,
    FamilyActivityController,
    FamilyAthletesController,
    FamilyDeletionController,
    OwnApprovalsController,
    OwnFamilyDeletionController,
  ],
  providers: [
    DeletionNews,
    ChangeControls,
    DecideEmails,
    DecideRequest,
    DisconnectAccount,
    EndSharing,
    EndUndecided,
    GuardBirthdate,
    LookAfterUndecided,
    StartDeletion,
    StopDeletion,
    NotifyGuardians,
    NotifyOfReply,
    NotifyOfDeletion,
    FamilyActivityQuery,
    FamilyAthletesQuery,
    FamilyControlsQuery,
    HeldQuery,
    DecisionSchedule,
    DecisionWorkers,
  ],
})
export class DecisionsModule {
  constructor(birthdates: BirthdateChanges, guard: GuardBirthdate) {
    birthdates.heed((change) => guard.run(change));
  }
}
