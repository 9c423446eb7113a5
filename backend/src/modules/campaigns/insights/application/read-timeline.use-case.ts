import { Injectable } from '@nestjs/common';

import { SchoolNotFound } from '../../../schools/directory/index.js';
import { SchoolTimeline, type TimelineEntry, type TimelinePlace } from './ports/school-timeline.js';

export interface TimelinePage {
  entries: TimelineEntry[];
  /** Where the next, older page begins; null when there is none. */
  next: TimelinePlace | null;
}

/** One list of all that happened between an athlete and a school. */
@Injectable()
export class ReadTimeline {
  constructor(private readonly timeline: SchoolTimeline) {}

  /** Throws SchoolNotFound. */
  async run(userId: string, schoolId: number, limit: number, before: TimelinePlace | null): Promise<TimelinePage> {
    const found = await this.timeline.page(userId, schoolId, limit + 1, before);
    if (!found) throw new SchoolNotFound();
    const entries = found.slice(0, limit);
    const last = entries.at(-1);
    return { entries, next: found.length > limit && last ? { at: last.at, id: last.id } : null };
  }
}
