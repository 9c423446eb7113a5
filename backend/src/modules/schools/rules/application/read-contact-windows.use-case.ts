import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { dayInZone } from '../../../../shared-kernel/day-in-zone.js';
import { AthleteQuery } from '../../../profile/share/index.js';
import { contactWindow, type ContactWindow } from '../domain/contact-window.js';
import { ContactRules } from './contact-rules.js';

/** Every kind of school that the directory has. */
const PLACES = [
  { division: 'D1', subdivision: 'FBS' },
  { division: 'D1', subdivision: 'FCS' },
  { division: 'D2', subdivision: null },
  { division: 'D3', subdivision: null },
  { division: 'na', subdivision: null },
];

/** Whether coaches may write to this athlete now, by kind of school. */
@Injectable()
export class ReadContactWindows {
  constructor(
    private readonly rules: ContactRules,
    private readonly athletes: AthleteQuery,
    private readonly clock: Clock,
  ) {}

  /** `zone`: where the athlete lives. Throws TimeZoneUnknown. */
  async run(userId: string, zone: string): Promise<ContactWindow[]> {
    const today = dayInZone(this.clock.now(), zone);
    const rules = await this.rules.all();
    const { graduationYear } = await this.athletes.byId(userId);
    return PLACES.map((place) => contactWindow(rules, { ...place, classYear: graduationYear, today }));
  }
}
