import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import {
  InvalidLogEntry,
  TooManyLogEntries,
  TooManyFavorites,
  TooManyTrackedSchools,
  LogEntryNotFound,
  NoListImport,
} from './tracking-errors.js';

describe('errors: tracking', () => {
  testStableErrors([
    [
      () => new InvalidLogEntry('field', 'some_code', 'Some words.'),
      { kind: 'invalid', code: 'invalid_input', errors: [{ field: 'field', code: 'some_code' }] },
    ],
    [() => new TooManyLogEntries(7), { kind: 'conflict', code: 'too_many_log_entries' }],
    [() => new TooManyFavorites(7), { kind: 'conflict', code: 'too_many_favorites' }],
    [() => new TooManyTrackedSchools(7), { kind: 'conflict', code: 'too_many_tracked_schools' }],
    [() => new NoListImport(), { kind: 'missing', code: 'no_list_import' }],
    [() => new LogEntryNotFound(), { kind: 'missing', code: 'log_entry_not_found' }],
  ]);
});
