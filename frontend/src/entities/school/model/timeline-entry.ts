import type { TimelineEntryDto } from '@/shared/api';

/** One thing that happened between the athlete and a school. */
export type TimelineEntry = TimelineEntryDto;
