export { CheckClaims } from './application/check-claims.js';
export { GatherFacts } from './application/gather-facts.js';
export { FactsModule } from './facts.module.js';
export { CheckText } from './application/check-text.use-case.js';
