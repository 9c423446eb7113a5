import { DomainError } from './domain-error.js';

export class TimeZoneUnknown extends DomainError {
  constructor() {
    const message = 'This time zone is not known. Use a name such as America/Chicago.';
    super({
      kind: 'invalid',
      code: 'unknown_time_zone',
      message,
      errors: [{ field: 'zone', code: 'unknown_time_zone', message }],
    });
  }
}
