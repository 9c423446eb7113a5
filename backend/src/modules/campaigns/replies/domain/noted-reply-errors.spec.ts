import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { InvalidNotedReply, NothingToAnswer, ReplyAlreadyFound } from './noted-reply-errors.js';

describe('errors: noted reply', () => {
  testStableErrors([
    [
      () => new InvalidNotedReply('field', 'some_code', 'Some words.'),
      { kind: 'invalid', code: 'invalid_input', errors: [{ field: 'field', code: 'some_code' }] },
    ],
    [() => new NothingToAnswer(), { kind: 'conflict', code: 'nothing_to_answer' }],
    [() => new ReplyAlreadyFound(), { kind: 'conflict', code: 'reply_already_found' }],
  ]);
});
