import { Injectable } from '@nestjs/common';

import type { ScheduleChoice } from '../../writing/domain/schedule-choice.js';
import { answeredZones, openQuestions } from '../domain/campus-answers.js';
import { planTimes, type PlannedTime } from '../domain/plan-times.js';
import type { ZoneQuestion } from '../domain/schedule-errors.js';
import { CampusZones } from '../queries/campus-zones.query.js';

/** Computes when the emails to coaches of these schools are sent. */
@Injectable()
export class PlanSchedule {
  constructor(private readonly campuses: CampusZones) {}

  /** `schoolIds`: of each email, in order. Throws ZoneNeeded, ScheduleTimeRefused and TimeZoneUnknown. */
  async times(choice: ScheduleChoice, schoolIds: readonly number[], earliest: Date): Promise<PlannedTime[]> {
    const zones = choice.way === 'morning' ? answeredZones(await this.campuses.of(schoolIds), choice.zones) : null;
    // A school that has left the directory in the meantime keeps the athlete's own time.
    const campuses = schoolIds.map((id) => zones?.get(id) ?? choice.zone);
    return planTimes(choice, campuses, earliest);
  }

  /** Which campuses the athlete has to be asked about. */
  async questions(choice: ScheduleChoice, schoolIds: readonly number[]): Promise<ZoneQuestion[]> {
    return choice.way === 'morning' ? openQuestions(await this.campuses.of(schoolIds), choice.zones) : [];
  }
}
