import { testStableErrors } from '../../../shared-kernel/testing/stable-errors.js';
import { BirthdateNotValid, UnderAge } from './sign-up-errors.js';

describe('errors: sign up', () => {
  testStableErrors([
    [() => new UnderAge(), { kind: 'invalid', code: 'under_13', status: 422 }],
    [
      () => new BirthdateNotValid({ code: 'not_a_day', message: 'Enter the day.' }),
      { kind: 'invalid', code: 'invalid_input', errors: [{ field: 'birthdate', code: 'not_a_day' }] },
    ],
  ]);
});
