import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { AllowanceUsedUp } from './ai-errors.js';
import { TooManyCalls } from './too-many-calls.js';

describe('errors: ai', () => {
  testStableErrors([
    [
      () => new AllowanceUsedUp(new Date('2026-11-02T09:00:00Z'), 7),
      { kind: 'unavailable', code: 'ai_allowance_used_up', status: 429, retryAfterSeconds: 7 },
    ],
  ]);
});

describe('how long an allowance is used up', () => {
  it.each([
    [7, 'in an hour'],
    [3600, 'in an hour'],
    [3601, 'in 2 hours'],
    [86_400, 'in 24 hours'],
  ])('I-02 %i seconds are %s', (seconds, words) => {
    expect(new AllowanceUsedUp(new Date('2026-11-02T09:00:00Z'), seconds).message).toContain(`It is full again ${words}. Until then`);
  });
});

describe('too many calls at once', () => {
  it('I-08 is told with when to try again', () => {
    expect(new TooManyCalls()).toMatchObject({ status: 429, code: 'too_many_ai_calls', retryAfterSeconds: 10 });
  });
});
