import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { ConversationNotFound, EntryNotFound, AnswerNotFound, InvalidAnswer, AnswerAlreadySent, AnswerHasLeft } from './answer-errors.js';

describe('errors: answer', () => {
  testStableErrors([
    [() => new ConversationNotFound(), { kind: 'missing', code: 'conversation_not_found' }],
    [() => new EntryNotFound(), { kind: 'missing', code: 'email_not_found' }],
    [() => new AnswerNotFound(), { kind: 'missing', code: 'answer_not_found' }],
    [
      () => new InvalidAnswer('some_code', 'Some words.'),
      { kind: 'invalid', code: 'invalid_input', errors: [{ field: 'text', code: 'some_code' }] },
    ],
    [() => new AnswerAlreadySent(), { kind: 'conflict', code: 'answer_already_sent' }],
    [() => new AnswerHasLeft(), { kind: 'conflict', code: 'too_late' }],
  ]);
});
