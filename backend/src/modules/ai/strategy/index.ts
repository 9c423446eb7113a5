export { STRATEGY_USER_DATA } from './adapters/persistence/user-data.js';
export { MakeStrategy } from './application/make-strategy.use-case.js';
export { KEPT_STRATEGIES } from './application/ports/strategies.js';
export { STRATEGY_ACTIVITIES } from './domain/strategy-activities.js';
export { StrategyModule } from './strategy.module.js';
