import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AppPassport } from '../../platform/http/access/app-passport.js';
import { Argon2PasswordHasher } from './adapters/argon2/argon2-password-hasher.js';
import { AuthController } from './adapters/http/auth.controller.js';
import { EmailChangeController } from './adapters/http/email-change.controller.js';
import { EmailVerificationController } from './adapters/http/email-verification.controller.js';
import { KnownDevices } from './adapters/http/known-devices.js';
import { LimitSignIns } from './adapters/http/limit-sign-ins.js';
import { LocalStrategy } from './adapters/http/local.strategy.js';
import { PasswordTurns } from './adapters/http/password-turns.js';
import { PasswordController } from './adapters/http/password.controller.js';
import { PasswordResetController } from './adapters/http/password-reset.controller.js';
import { SessionsController } from './adapters/http/sessions.controller.js';
import { SessionSerializer } from './adapters/http/session.serializer.js';
import { SignUpLimits } from './adapters/http/sign-up-limits.js';
import { AccountWorkers } from './adapters/jobs/account-workers.js';
import { AccountRow } from './adapters/persistence/account.row.js';
import { SqlEmailChanges } from './adapters/persistence/sql-email-changes.js';
import { SqlEmailTokenRepository } from './adapters/persistence/sql-email-token-repository.js';
import { TypeormAccountRepository } from './adapters/persistence/typeorm-account-repository.js';
import { AdministerAccount } from './application/administer-account.use-case.js';
import { ChangeEmail } from './application/change-email.use-case.js';
import { ChangePassword } from './application/change-password.use-case.js';
import { NoteFailedSignIn } from './application/note-failed-sign-in.use-case.js';
import { ChangeRole } from './application/change-role.use-case.js';
import { CheckCredentials } from './application/check-credentials.use-case.js';
import { ConfirmPassword } from './application/confirm-password.use-case.js';
import { EnsureFirstAdmin } from './application/ensure-first-admin.use-case.js';
import { AccountRepository } from './application/ports/account-repository.js';
import { EmailChanges } from './application/ports/email-changes.js';
import { EmailTokenRepository } from './application/ports/email-token-repository.js';
import { FailedSignIns } from './resources/failed-sign-ins.resource.js';
import { PasswordHasher } from './application/ports/password-hasher.js';
import { Sessions } from './resources/sessions.resource.js';
import { ReadAccount } from './application/read-account.use-case.js';
import { RegisterAccount } from './application/register-account.use-case.js';
import { SendResetLink } from './application/send-reset-link.use-case.js';
import { ResetPassword } from './application/reset-password.use-case.js';
import { SettleEmailChange } from './application/settle-email-change.use-case.js';
import { VerifyEmail } from './application/verify-email.use-case.js';
import { SessionUserQuery } from './queries/session-user.query.js';
import { WriteEmailChange } from './application/write-email-change.use-case.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccountRow])],
  controllers: [
    AuthController,
    EmailChangeController,
    EmailVerificationController,
    PasswordController,
    PasswordResetController,
    SessionsController,
  ],
  providers: [
    { provide: AccountRepository, useClass: TypeormAccountRepository },
    { provide: EmailChanges, useClass: SqlEmailChanges },
    { provide: EmailTokenRepository, useClass: SqlEmailTokenRepository },
    Sessions,
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    {
      provide: LocalStrategy,
      inject: [AppPassport, CheckCredentials],
      useFactory: (passport: AppPassport, credentials: CheckCredentials) => LocalStrategy.for(passport, credentials),
    },
    {
      provide: SessionSerializer,
      inject: [AppPassport, SessionUserQuery],
      useFactory: (passport: AppPassport, users: SessionUserQuery) => SessionSerializer.for(passport, users),
    },
    SessionUserQuery,
    FailedSignIns,
    KnownDevices,
    LimitSignIns,
    NoteFailedSignIn,
    PasswordTurns,
    SignUpLimits,
    ReadAccount,
    RegisterAccount,
    CheckCredentials,
    ConfirmPassword,
    EnsureFirstAdmin,
    AdministerAccount,
    ChangeEmail,
    ChangePassword,
    ChangeRole,
    ResetPassword,
    SendResetLink,
    AccountWorkers,
    SettleEmailChange,
    VerifyEmail,
    WriteEmailChange,
  ],
  exports: [
    ConfirmPassword,
    KnownDevices,
    LimitSignIns,
    NoteFailedSignIn,
    PasswordTurns,
    ReadAccount,
    Sessions,
    SignUpLimits,
    RegisterAccount,
    EnsureFirstAdmin,
    AdministerAccount,
    ChangeEmail,
    ChangeRole,
    SendResetLink,
    SettleEmailChange,
  ],
})
export class AuthModule {}
