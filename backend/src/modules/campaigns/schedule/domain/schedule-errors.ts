import { DomainError } from '../../../../shared-kernel/domain-error.js';

/** A campus whose time zone is unknown, and the possible zones. */
export interface ZoneQuestion {
  schoolId: number;
  schoolName: string;
  /** Postal code. */
  state: string;
  choices: readonly string[];
}

export class ScheduleTimeRefused extends DomainError {
  constructor(message: string) {
    super({
      kind: 'invalid',
      code: 'invalid_schedule',
      message,
      errors: [{ field: 'schedule.at', code: 'invalid_schedule', message }],
    });
  }
}

export class ScheduleTooLong extends DomainError {
  constructor(emails: number, dailyLimit: number) {
    const message = `With ${dailyLimit} a day ${emails} emails take more than a year. Allow more a day, or pick fewer coaches.`;
    super({
      kind: 'invalid',
      code: 'invalid_schedule',
      message,
      errors: [{ field: 'schedule.dailyLimit', code: 'invalid_schedule', message }],
    });
  }
}

export class ScheduleNotForKept extends DomainError {
  constructor() {
    const message = 'Emails that Recruit does not send have no schedule. Leave the schedule out, or let Recruit send them.';
    super({
      kind: 'invalid',
      code: 'invalid_schedule',
      message,
      errors: [{ field: 'schedule', code: 'invalid_schedule', message }],
    });
  }
}

export class ZoneNeeded extends DomainError {
  constructor(questions: ZoneQuestion[]) {
    const [first] = questions;
    const others = questions.length > 1 ? ` and ${questions.length - 1} more` : '';
    const message = `Choose the time zone of ${first?.schoolName ?? 'the school'}${others}: the state has more than one.`;
    super({
      kind: 'invalid',
      code: 'zone_needed',
      message,
      errors: [{ field: 'schedule.zones', code: 'zone_needed', message }],
      extra: { questions },
    });
  }
}
