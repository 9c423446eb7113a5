import { DomainError, type FieldError } from '../../../../../shared-kernel/domain-error.js';
import { dayWords } from '../../../athlete/domain/day-words.js';
import type { GameDraft } from './game.js';

/** Names every field that is refused. */
export class GameNotValid extends DomainError {
  constructor(errors: FieldError[]) {
    const message = errors[0]?.message ?? 'Please check the game.';
    super({ kind: 'invalid', code: 'invalid_input', message, errors });
  }
}

export class GameExists extends DomainError {
  constructor({ opponent, date }: Pick<GameDraft, 'opponent' | 'date'>) {
    const message = `You already have a game against ${opponent} on ${dayWords(date)}. Edit that one, or check the date.`;
    super({ kind: 'conflict', code: 'game_exists', message, errors: [{ field: 'date', code: 'game_exists', message }] });
  }
}

export class GameNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'game_not_found', message: 'This game does not exist any more.' });
  }
}

export class TooManyGames extends DomainError {
  constructor(max: number) {
    const message = `You have ${max} games, the most you can keep. Delete one to add another.`;
    super({ kind: 'conflict', code: 'too_many_games', message });
  }
}
