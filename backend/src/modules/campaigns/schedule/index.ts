export { PlanSchedule } from './application/plan-schedule.js';
export { MAILING_HOURS, nextLocalMoment, type LocalHours } from './domain/next-local-moment.js';
export type { PlannedTime } from './domain/plan-times.js';
export { ScheduleNotForKept, type ZoneQuestion } from './domain/schedule-errors.js';
export { CampusZones, type SchoolZone } from './queries/campus-zones.query.js';
export { ScheduleModule } from './schedule.module.js';
