import { testStableErrors } from '../../../../../shared-kernel/testing/stable-errors.js';
import {
  MaxPrepsOff,
  MaxPrepsNotLinked,
  MaxPrepsAddressIncomplete,
  MaxPrepsPageNotFound,
  MaxPrepsRedirected,
  NoPublishedStats,
  MaxPrepsRefused,
  MaxPrepsFormatChanged,
  MaxPrepsTimeout,
  MaxPrepsTooLarge,
  MaxPrepsFailed,
  StatFileNotValid,
} from './maxpreps-errors.js';

describe('errors: maxpreps', () => {
  testStableErrors([
    [() => new MaxPrepsOff(), { kind: 'conflict', code: 'maxpreps_off' }],
    [() => new MaxPrepsNotLinked(), { kind: 'conflict', code: 'maxpreps_not_linked' }],
    [() => new MaxPrepsAddressIncomplete(), { kind: 'conflict', code: 'maxpreps_address_incomplete' }],
    [() => new MaxPrepsPageNotFound(), { kind: 'conflict', code: 'maxpreps_page_not_found' }],
    [() => new MaxPrepsRedirected(), { kind: 'conflict', code: 'maxpreps_redirected' }],
    [() => new NoPublishedStats(), { kind: 'conflict', code: 'maxpreps_no_stats' }],
    [() => new MaxPrepsRefused(), { kind: 'unavailable', code: 'maxpreps_not_permitted' }],
    [() => new MaxPrepsFormatChanged(), { kind: 'unavailable', code: 'maxpreps_format_changed' }],
    [() => new MaxPrepsTimeout(), { kind: 'unavailable', code: 'maxpreps_timeout' }],
    [() => new MaxPrepsTooLarge(7), { kind: 'unavailable', code: 'maxpreps_too_large' }],
    [() => new MaxPrepsFailed(), { kind: 'unavailable', code: 'maxpreps_failed' }],
    [
      () => new StatFileNotValid([{ field: 'name', code: 'required', message: 'Please enter a name.' }]),
      { kind: 'invalid', code: 'invalid_input', errors: [{ field: 'name', code: 'required' }] },
    ],
  ]);
});
