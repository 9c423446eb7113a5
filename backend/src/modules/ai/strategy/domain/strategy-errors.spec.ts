import { testStableErrors } from '../../../../shared-kernel/testing/stable-errors.js';
import { NoStrategy, StrategyNotFound, NoFavorites, StrategyInProgress } from './strategy-errors.js';

describe('errors: strategy', () => {
  testStableErrors([
    [() => new NoStrategy(), { kind: 'missing', code: 'no_strategy' }],
    [() => new StrategyNotFound(), { kind: 'missing', code: 'strategy_not_found' }],
    [() => new NoFavorites(), { kind: 'conflict', code: 'no_favorites' }],
    [() => new StrategyInProgress(), { kind: 'conflict', code: 'strategy_in_progress', retryAfterSeconds: 10 }],
  ]);
});
