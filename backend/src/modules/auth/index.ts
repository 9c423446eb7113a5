export { AdministerAccount } from './application/administer-account.use-case.js';
export { ChangeEmail } from './application/change-email.use-case.js';
export { EnsureFirstAdmin } from './application/ensure-first-admin.use-case.js';
export { Sessions } from './resources/sessions.resource.js';
export { RegisterAccount } from './application/register-account.use-case.js';
export { AuthModule } from './auth.module.js';
export { UnknownAccount } from './domain/account-errors.js';
export { SIGN_IN_LIMITS } from './domain/sign-in-limits.js';
