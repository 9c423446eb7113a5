export { User } from './adapters/http/user.dto.js';
export { AdministerAccount } from './application/administer-account.use-case.js';
export { ChangeEmail } from './application/change-email.use-case.js';
export { EnsureFirstAdmin } from './application/ensure-first-admin.use-case.js';
export { UserQuery } from './application/ports/user-query.js';
export { RegisterAccount } from './application/register-account.use-case.js';
export type { UserView } from './application/user-view.js';
export { AuthModule } from './auth.module.js';
export { UnknownAccount } from './domain/account-errors.js';
