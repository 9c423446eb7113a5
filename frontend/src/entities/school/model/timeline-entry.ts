import type { TimelineEntryDto } from '../api/school.gen';

/** One thing that happened between the athlete and a school. */
export type TimelineEntry = TimelineEntryDto;
