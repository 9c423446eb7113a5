// Breaks: ai/writing comes before ai/strategy.
export { aiStrategy } from '../../strategy/index.js';
