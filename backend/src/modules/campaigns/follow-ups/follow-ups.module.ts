import { Module } from '@nestjs/common';

import { GuardiansModule } from '../../family/guardians/index.js';
import { ShareModule } from '../../profile/share/index.js';
import { ScheduleModule } from '../schedule/index.js';
import { WritingModule } from '../writing/index.js';
import { FollowUpsController } from './adapters/http/follow-ups.controller.js';
import { UpcomingFollowUpsController } from './adapters/http/upcoming-follow-ups.controller.js';
import { FollowUpWorkers } from './adapters/jobs/follow-up-workers.js';
import { SqlFollowUpPlans } from './adapters/persistence/sql-follow-up-plans.js';
import { FollowUpSchedule } from './adapters/schedule/follow-up-schedule.js';
import { ChooseZones } from './application/choose-zones.use-case.js';
import { DecideLate } from './application/decide-late.use-case.js';
import { PlanFollowUps } from './application/plan-follow-ups.use-case.js';
import { FollowUpPlans } from './application/ports/follow-up-plans.js';
import { WriteAgain } from './application/write-again.use-case.js';
import { WriteFollowUps } from './application/write-follow-ups.js';
import { FollowUps } from './resources/follow-ups.resource.js';
import { FollowUpQueries } from './queries/follow-ups.query.js';

/** Follow-up emails to coaches who do not answer. */
@Module({
  imports: [GuardiansModule, ShareModule, ScheduleModule, WritingModule],
  controllers: [FollowUpsController, UpcomingFollowUpsController],
  providers: [
    FollowUps,
    { provide: FollowUpPlans, useClass: SqlFollowUpPlans },
    FollowUpQueries,
    WriteFollowUps,
    PlanFollowUps,
    DecideLate,
    ChooseZones,
    WriteAgain,
    FollowUpWorkers,
    FollowUpSchedule,
  ],
})
export class FollowUpsModule {}
