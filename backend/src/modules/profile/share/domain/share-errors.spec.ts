import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { SharedProfileNotFound, ResumesBusy, BirthdateNeeded } from './share-errors.js';

describe('errors: share', () => {
  testStableErrors([
    [() => new SharedProfileNotFound(), { kind: 'missing', code: 'shared_profile_not_found' }],
    [() => new ResumesBusy(), { kind: 'unavailable', code: 'resumes_busy', retryAfterSeconds: 5 }],
    [
      () => new BirthdateNeeded(),
      { kind: 'invalid', code: 'birth_date_needed', errors: [{ field: 'birthdate', code: 'required' }], status: 422 },
    ],
  ]);
});
