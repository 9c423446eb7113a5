import { testStableErrors } from '../../../../../shared-kernel/testing/stable-errors.js';
import {
  NotForHand,
  SentByAnotherChannel,
  WaitsForGuardian,
  SendingPaused,
  NotSentByHand,
  AnsweredByHand,
  NoWayToReach,
} from './by-hand-errors.js';

describe('errors: by hand', () => {
  testStableErrors([
    [() => new NotForHand(), { kind: 'conflict', code: 'not_for_hand' }],
    [() => new SentByAnotherChannel(), { kind: 'conflict', code: 'already_sent_by_hand' }],
    [() => new WaitsForGuardian(), { kind: 'conflict', code: 'waits_for_guardian' }],
    [() => new SendingPaused(), { kind: 'conflict', code: 'sending_paused' }],
    [() => new NotSentByHand(), { kind: 'conflict', code: 'not_sent_by_hand' }],
    [() => new AnsweredByHand(), { kind: 'conflict', code: 'already_answered' }],
    [() => new NoWayToReach('Some words.'), { kind: 'conflict', code: 'no_way_to_reach' }],
  ]);
});
