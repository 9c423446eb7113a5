import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { FollowUpStarted, FollowUpsEnded, FollowUpNotFound, NothingToStop, ZoneNotOffered, NobodyUnanswered } from './follow-up-errors.js';

describe('errors: follow up', () => {
  testStableErrors([
    [new FollowUpStarted(7), { kind: 'conflict', code: 'follow_up_started' }],
    [new FollowUpsEnded(), { kind: 'conflict', code: 'follow_ups_ended' }],
    [new FollowUpNotFound(), { kind: 'missing', code: 'follow_up_not_found' }],
    [new NothingToStop(), { kind: 'conflict', code: 'nothing_to_stop' }],
    [new ZoneNotOffered(), { kind: 'invalid', code: 'zone_not_offered' }],
    [new NobodyUnanswered(), { kind: 'conflict', code: 'nobody_unanswered' }],
  ]);
});
