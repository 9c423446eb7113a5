import { testStableErrors } from '../../../../../shared-kernel/testing/stable-errors.js';
import { GameNotValid, GameNotFound, TooManyGames } from './game-errors.js';

describe('errors: game', () => {
  testStableErrors([
    [
      () => new GameNotValid([{ field: 'name', code: 'required', message: 'Please enter a name.' }]),
      { kind: 'invalid', code: 'invalid_input', errors: [{ field: 'name', code: 'required' }] },
    ],
    [() => new GameNotFound(), { kind: 'missing', code: 'game_not_found' }],
    [() => new TooManyGames(7), { kind: 'conflict', code: 'too_many_games' }],
  ]);
});
