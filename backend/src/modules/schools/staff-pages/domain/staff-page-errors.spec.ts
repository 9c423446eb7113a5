import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { PageTooLong, PageNotReadable, PagesBusy, NothingPasted } from './staff-page-errors.js';

describe('errors: staff page', () => {
  testStableErrors([
    [() => new PageTooLong(), { kind: 'invalid', code: 'page_too_long' }],
    [() => new PageNotReadable(), { kind: 'invalid', code: 'page_not_readable' }],
    [() => new PagesBusy(), { kind: 'unavailable', code: 'pages_busy', retryAfterSeconds: 5 }],
    [() => new NothingPasted(), { kind: 'invalid', code: 'nothing_pasted', errors: [{ field: 'text', code: 'required' }] }],
  ]);
});
