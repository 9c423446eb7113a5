import { Module } from '@nestjs/common';

import { TzLookupZones } from './adapters/tz-lookup/tz-lookup-zones.js';
import { PlanSchedule } from './application/plan-schedule.js';
import { PlaceZones } from './application/ports/place-zones.js';
import { CampusZones } from './queries/campus-zones.query.js';

/** Computes when the emails of a campaign are sent: time zones and working hours of the coaches. */
@Module({
  providers: [{ provide: PlaceZones, useClass: TzLookupZones }, CampusZones, PlanSchedule],
  exports: [CampusZones, PlanSchedule],
})
export class ScheduleModule {}
