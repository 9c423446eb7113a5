import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { NextGameNotValid, NextGameNotFound, TooManyNextGames, NextGameIsThere } from './next-game-errors.js';

describe('errors: next game', () => {
  testStableErrors([
    [
      () => new NextGameNotValid([{ field: 'name', code: 'required', message: 'Please enter a name.' }]),
      { kind: 'invalid', code: 'invalid_input', errors: [{ field: 'name', code: 'required' }] },
    ],
    [() => new NextGameNotFound(), { kind: 'missing', code: 'next_game_not_found' }],
    [() => new TooManyNextGames(), { kind: 'conflict', code: 'too_many_next_games' }],
    [() => new NextGameIsThere(), { kind: 'conflict', code: 'next_game_is_there' }],
  ]);

  it('P-14 a refusal reads like the first field that is wrong', () => {
    const wrong = ['First.', 'Second.'].map((message) => ({ field: 'date', code: 'day_not_valid', message }));
    expect([new NextGameNotValid(wrong).message, new NextGameNotValid([]).message]).toEqual(['First.', 'Please check the game.']);
  });
});
