import { testStableErrors } from '../../../shared-kernel/testing/stable-errors.js';
import { UnderAge } from './sign-up-errors.js';

describe('errors: sign up', () => {
  testStableErrors([[new UnderAge(), { kind: 'invalid', code: 'under_13', status: 422 }]]);
});
