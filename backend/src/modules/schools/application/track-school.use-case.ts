import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import type { TrackingChange } from '../domain/tracking.js';
import { TargetSchools, type TargetSchoolView } from './ports/target-schools.js';

/** What an athlete writes down about a school: the four ticks, the lead level, notes and the next step. */
@Injectable()
export class TrackSchool {
  constructor(
    private readonly targets: TargetSchools,
    private readonly clock: Clock,
  ) {}

  /** Throws SchoolNotFound. */
  run(userId: string, schoolId: number, change: TrackingChange): Promise<TargetSchoolView> {
    return this.targets.change(userId, schoolId, change, this.clock.now());
  }
}
