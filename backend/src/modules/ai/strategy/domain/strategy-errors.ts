import { DomainError } from '../../../../shared-kernel/domain-error.js';

export class NoStrategy extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'no_strategy', message: 'You have no recruiting strategy yet. Generate one.' });
  }
}

export class StrategyNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'strategy_not_found', message: 'This strategy does not exist.' });
  }
}

export class NoFavorites extends DomainError {
  constructor() {
    const message = 'You have no target schools yet. Mark at least one school as a favorite, then generate your strategy.';
    super({ kind: 'conflict', code: 'no_favorites', message });
  }
}

/** Another request of the same athlete is running. */
export class StrategyInProgress extends DomainError {
  constructor() {
    const message = 'Your strategy is already being written. Wait a moment, then open the page again.';
    super({ kind: 'conflict', code: 'strategy_in_progress', message, retryAfterSeconds: 10 });
  }
}
