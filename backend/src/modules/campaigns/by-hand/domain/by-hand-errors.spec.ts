import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import {
  MessageTooLong,
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
    [
      () => new MessageTooLong({ length: 281, limit: 280 }),
      { kind: 'invalid', code: 'message_too_long', errors: [{ field: 'template', code: 'message_too_long' }] },
    ],
  ]);

  it('C-21 a message that is empty is to be written, and one that is too long says by how much', () => {
    expect(new MessageTooLong({ length: 0, limit: 280 }).message).toBe('Please write the message.');
    expect(new MessageTooLong({ length: 281, limit: 280 }).message).toMatch(/^The message takes 281 of 280 characters\./);
  });
});
