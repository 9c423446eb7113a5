import { Injectable } from '@nestjs/common';

import { isMinor } from '../../../shared-kernel/age.js';
import { Clock } from '../../../shared-kernel/clock.js';
import { StopDeletion } from '../../family/decisions/index.js';
import { GuardianDeletions } from '../../family/guardians/index.js';
import { BeginByServer } from './begin-by-server.js';

/** Begins the deletions that guardians started a week ago, of athletes who are not 18 by now. */
@Injectable()
export class BeginGuardianDeletions {
  constructor(
    private readonly guardians: GuardianDeletions,
    private readonly stopping: StopDeletion,
    private readonly beginning: BeginByServer,
    private readonly clock: Clock,
  ) {}

  /** Goes on with the others when one cannot be begun; throws the first error at the end, so that the job is tried again. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const failures: unknown[] = [];
    for (const { athleteId, birthdate } of await this.guardians.due(now)) {
      const step = isMinor(birthdate, now) ? this.beginning.run(athleteId, { byGuardian: true }) : this.stopping.ofAdult(athleteId);
      await step.catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
}
