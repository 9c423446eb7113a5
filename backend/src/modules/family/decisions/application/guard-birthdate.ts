import { Injectable } from '@nestjs/common';

import type { BirthdateChange } from '../../../profile/athlete/index.js';
import { GuardianControls, GuardianEvents, GuardianRequests } from '../../guardians/index.js';
import { GuardianDecides } from '../domain/decision-errors.js';

/** With a guardian an athlete does not change the birth date alone: the guardian is asked, and the change is refused until then. */
@Injectable()
export class GuardBirthdate {
  constructor(
    private readonly controls: GuardianControls,
    private readonly requests: GuardianRequests,
    private readonly events: GuardianEvents,
  ) {}

  /** Throws GuardianDecides. */
  async run({ userId: athleteId, to, now }: BirthdateChange): Promise<void> {
    if (!(await this.controls.of(athleteId))) return;
    await this.requests.ask(athleteId, 'birth_date', { birthdate: to }, now);
    await this.events.append([{ athleteId, guardianId: null, kind: 'birth_date_asked', at: now, data: {} }]);
    throw new GuardianDecides();
  }
}
