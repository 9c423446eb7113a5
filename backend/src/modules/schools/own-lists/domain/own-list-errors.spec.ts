import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { InvalidOwnListMapping, OwnListTooLong } from './own-list-errors.js';

describe('errors: own list', () => {
  testStableErrors([
    [
      () => new InvalidOwnListMapping([{ field: 'name', code: 'required', message: 'Please enter a name.' }]),
      { kind: 'invalid', code: 'invalid_input', errors: [{ field: 'name', code: 'required' }] },
    ],
    [() => new OwnListTooLong(7), { kind: 'invalid', code: 'too_many_rows' }],
  ]);

  it('R-10 a refusal of the columns reads like the first of them', () => {
    const wrong = ['First.', 'Second.'].map((message) => ({ field: 'nameColumn', code: 'unknown_column', message }));
    expect([new InvalidOwnListMapping(wrong).message, new InvalidOwnListMapping([]).message]).toEqual([
      'First.',
      'Please check the columns.',
    ]);
  });
});
