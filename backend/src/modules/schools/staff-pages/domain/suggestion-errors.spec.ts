import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import {
  SuggestionNotFound,
  SuggestionChanged,
  OutsideInBulk,
  RemovalNotConfirmed,
  TooManySuggestions,
  TooManyOffered,
} from './suggestion-errors.js';

describe('errors: suggestion', () => {
  testStableErrors([
    [() => new SuggestionNotFound(), { kind: 'missing', code: 'suggestion_not_found' }],
    [() => new SuggestionChanged(), { kind: 'conflict', code: 'suggestion_changed' }],
    [() => new OutsideInBulk(), { kind: 'invalid', code: 'outside_domain', errors: [{ field: 'rows', code: 'outside_domain' }] }],
    [
      () => new RemovalNotConfirmed(),
      { kind: 'invalid', code: 'removal_not_confirmed', errors: [{ field: 'removeGone', code: 'required' }] },
    ],
    [() => new TooManySuggestions(7), { kind: 'conflict', code: 'too_many_suggestions' }],
    [() => new TooManyOffered(7), { kind: 'invalid', code: 'too_many_offered', errors: [{ field: 'offerToAll', code: 'too_many' }] }],
  ]);
});
