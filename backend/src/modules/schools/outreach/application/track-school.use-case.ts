import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import type { TrackingChange, TrackingTexts } from '../domain/tracking.js';
import { TargetSchools, type TargetSchoolView } from './ports/target-schools.js';

/** What an athlete writes down about a school: the four ticks, the lead level, notes and the next step. */
@Injectable()
export class TrackSchool {
  constructor(
    private readonly targets: TargetSchools,
    private readonly clock: Clock,
  ) {}

  /** `before`: the texts that the new ones were written from. Throws SchoolNotFound, TrackingTextChanged. */
  run(userId: string, schoolId: number, change: TrackingChange, before: TrackingTexts = {}): Promise<TargetSchoolView> {
    return this.targets.change(userId, schoolId, { change, before, now: this.clock.now() });
  }
}
