import { Injectable } from '@nestjs/common';

import { EmailPreferences } from '../../../preferences/index.js';
import type { ScheduleChoice } from '../../../writing/domain/schedule-choice.js';

type Asked = Pick<ScheduleChoice, 'way' | 'zone'> & Partial<ScheduleChoice>;

/** A schedule as it was asked for, with what was left out. */
@Injectable()
export class ReadChoice {
  constructor(private readonly preferences: EmailPreferences) {}

  /** Without a daily limit it has that of the athlete's email settings. */
  async run(userId: string, { way, zone, at, dailyLimit, zones = [] }: Asked): Promise<ScheduleChoice> {
    const limit = dailyLimit === undefined ? (await this.preferences.of(userId)).dailyLimit : dailyLimit;
    return {
      ...{ way, zone, dailyLimit: limit, at: way === 'at' ? (at ?? null) : null },
      zones: zones.map((answer) => ({ schoolId: answer.schoolId, zone: answer.zone })),
    };
  }
}
