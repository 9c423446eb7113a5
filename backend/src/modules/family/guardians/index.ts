export { GUARDIANS_USER_DATA } from './adapters/persistence/user-data.js';
export { GUARDIAN_LIMITS } from './domain/guardian-limits.js';
