import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { AllowanceUsedUp } from './ai-errors.js';

describe('errors: ai', () => {
  testStableErrors([
    [
      () => new AllowanceUsedUp(new Date('2026-11-02T09:00:00Z'), 7),
      { kind: 'unavailable', code: 'ai_allowance_used_up', status: 429, retryAfterSeconds: 7 },
    ],
  ]);
});
