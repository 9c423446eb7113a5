export { MAILING_HOURS, nextLocalMoment, type LocalHours } from './domain/next-local-moment.js';
export { CampusZones, type SchoolZone } from './queries/campus-zones.query.js';
export { ScheduleModule } from './schedule.module.js';
