export { GuardianNeededGuard } from './guardian-needed.guard.js';
export { MissingGuardian } from './missing-guardian.js';
