export { FACTORS_USER_DATA } from './adapters/persistence/user-data.js';
export { FACTOR_NOTICE_QUEUE } from './application/queues.js';
export { RemoveFactors } from './application/remove-factors.use-case.js';
export { SecondStep } from './application/second-step.use-case.js';
export { SignInWithPasskey } from './application/sign-in-with-passkey.use-case.js';
export { FactorsConfig } from './config/factors-config.js';
export type { FactorDuty } from './domain/second-step.js';
export { FactorsModule } from './factors.module.js';
