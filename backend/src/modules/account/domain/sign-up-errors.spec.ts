import { testStableErrors } from '../../../shared-kernel/testing/stable-errors.js';
import { UnderAge } from './sign-up-errors.js';

describe('errors: sign up', () => {
  it.each([[new UnderAge(), { kind: 'invalid', code: 'under_13', status: 422 }]])(
    'X-02 %s has a kind and codes that clients rely on, and a sentence for people',
    (error, parts) => {
      expect(error).toMatchObject(parts);
      expect(error.errors).toHaveLength('errors' in parts ? parts.errors.length : 0);
      expect(error.message).toMatch(/\w \w/);
    },
  );
});
