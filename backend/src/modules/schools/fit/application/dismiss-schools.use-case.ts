import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { SchoolNotFound } from '../../directory/index.js';
import { SchoolDismissals } from './ports/school-dismissals.js';

/** "Not for me", and taking it back; both may be said again. */
@Injectable()
export class DismissSchools {
  constructor(
    private readonly dismissals: SchoolDismissals,
    private readonly clock: Clock,
  ) {}

  /** Throws SchoolNotFound. */
  async dismiss(userId: string, schoolId: number): Promise<void> {
    if (!(await this.dismissals.add(userId, schoolId, this.clock.now()))) throw new SchoolNotFound();
  }

  async bringBack(userId: string, schoolId: number): Promise<void> {
    await this.dismissals.remove(userId, schoolId);
  }
}
