import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { ClipNotValid, ClipNotFound, TooManyClips, FilmChanged } from './film-errors.js';

describe('errors: film', () => {
  testStableErrors([
    [
      () => new ClipNotValid([{ field: 'name', code: 'required', message: 'Please enter a name.' }]),
      { kind: 'invalid', code: 'invalid_input', errors: [{ field: 'name', code: 'required' }] },
    ],
    [() => new ClipNotFound(), { kind: 'missing', code: 'clip_not_found' }],
    [() => new TooManyClips(7), { kind: 'conflict', code: 'too_many_clips' }],
    [() => new FilmChanged(), { kind: 'conflict', code: 'film_changed' }],
  ]);
});
