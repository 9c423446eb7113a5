import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import {
  FollowUpsChanged,
  FollowUpStarted,
  FollowUpsEnded,
  FollowUpNotFound,
  NothingToStop,
  ZoneNotOffered,
  NobodyUnanswered,
} from './follow-up-errors.js';

describe('errors: follow up', () => {
  testStableErrors([
    [() => new FollowUpsChanged({ revision: 3, steps: [] }), { kind: 'conflict', code: 'text_changed' }],
    [() => new FollowUpStarted(7), { kind: 'conflict', code: 'follow_up_started' }],
    [() => new FollowUpsEnded(), { kind: 'conflict', code: 'follow_ups_ended' }],
    [() => new FollowUpNotFound(), { kind: 'missing', code: 'follow_up_not_found' }],
    [() => new NothingToStop(), { kind: 'conflict', code: 'nothing_to_stop' }],
    [() => new ZoneNotOffered(), { kind: 'invalid', code: 'zone_not_offered' }],
    [() => new NobodyUnanswered(), { kind: 'conflict', code: 'nobody_unanswered' }],
  ]);

  it('a change that comes too late gets what is stored', () => {
    expect(new FollowUpsChanged({ revision: 3, steps: [] }).extra).toEqual({ present: { revision: 3, steps: [] } });
  });
});
