import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import {
  FigureMissing,
  TooManyOpen,
  TooManyThisYear,
  RequestNotFound,
  WordLinkNotValid,
  AlreadyAnswered,
  AnswerNotValid,
} from './confirmation-errors.js';

describe('errors: confirmation', () => {
  testStableErrors([
    [() => new FigureMissing(), { kind: 'conflict', code: 'figure_missing' }],
    [() => new TooManyOpen(), { kind: 'conflict', code: 'too_many_open' }],
    [() => new TooManyThisYear(), { kind: 'conflict', code: 'too_many_this_year', status: 429, retryAfterSeconds: 86400 }],
    [() => new RequestNotFound(), { kind: 'missing', code: 'not_found' }],
    [() => new WordLinkNotValid(), { kind: 'invalid', code: 'link_not_valid' }],
    [() => new AlreadyAnswered(), { kind: 'conflict', code: 'already_answered' }],
    [() => new AnswerNotValid(), { kind: 'invalid', code: 'invalid_input' }],
  ]);
});
