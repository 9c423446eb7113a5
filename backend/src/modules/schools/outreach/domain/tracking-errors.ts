import { DomainError } from '../../../../shared-kernel/domain-error.js';
import type { TrackingTexts } from './tracking.js';

export class InvalidLogEntry extends DomainError {
  constructor(field: string, code: string, message: string) {
    super({ kind: 'invalid', code: 'invalid_input', message, errors: [{ field, code, message }] });
  }
}

export class TooManyLogEntries extends DomainError {
  constructor(limit: number) {
    const message = `You have logged ${limit.toLocaleString('en-US')} contacts, the most Recruit keeps. Nothing was added.`;
    super({ kind: 'conflict', code: 'too_many_log_entries', message });
  }
}

/** A text was changed elsewhere since the new one was begun; `present` is what is stored of those texts. */
export class TrackingTextChanged extends DomainError {
  constructor(present: TrackingTexts) {
    super({
      kind: 'conflict',
      code: 'text_changed',
      message: 'Your text about this school was changed in another tab or on another device. Nothing was overwritten.',
      extra: { present },
    });
  }
}

export class TooManyFavorites extends DomainError {
  constructor(limit: number) {
    const message = `You can have ${limit.toLocaleString('en-US')} favorites. Nothing was added. Remove some first.`;
    super({ kind: 'conflict', code: 'too_many_favorites', message });
  }
}

export class TooManyTrackedSchools extends DomainError {
  constructor(limit: number) {
    const message = `You can track ${limit.toLocaleString('en-US')} schools, and already do. Nothing was changed.`;
    super({ kind: 'conflict', code: 'too_many_tracked_schools', message });
  }
}

export class LogEntryNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'log_entry_not_found', message: 'This entry does not exist.' });
  }
}

export class NoListImport extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'no_list_import', message: 'There is no import of your list that can be undone.' });
  }
}
