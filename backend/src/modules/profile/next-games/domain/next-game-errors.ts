import { DomainError, type FieldError } from '../../../../shared-kernel/domain-error.js';
import { NEXT_GAME_LIMITS } from './next-game.js';

export class NextGameNotValid extends DomainError {
  constructor(errors: FieldError[]) {
    super({ kind: 'invalid', code: 'invalid_input', message: errors[0]?.message ?? 'Please check the game.', errors });
  }
}

export class NextGameNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'next_game_not_found', message: 'This game is not there any more.' });
  }
}

export class TooManyNextGames extends DomainError {
  constructor() {
    const message = `You have ${NEXT_GAME_LIMITS.games} next games, the most you can keep. Remove one to add another.`;
    super({ kind: 'conflict', code: 'too_many_next_games', message });
  }
}

export class NextGameIsThere extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'next_game_is_there', message: 'You have a game against this opponent on this day already.' });
  }
}
