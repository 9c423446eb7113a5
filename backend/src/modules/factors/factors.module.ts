import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';

import { AuthModule } from '../auth/index.js';
import { AuthenticatorAppController } from './adapters/http/authenticator-app.controller.js';
import { FactorDuties } from './adapters/http/factor-duties.js';
import { PasskeysController } from './adapters/http/passkeys.controller.js';
import { RefuseUnshown } from './adapters/http/refuse-unshown.js';
import { SecondFactorGuard } from './adapters/http/second-factor.guard.js';
import { SecurityController } from './adapters/http/security.controller.js';
import { ShowIdentity } from './adapters/http/show-identity.js';
import { FactorWorkers } from './adapters/jobs/factor-workers.js';
import { OtpauthAppCodes } from './adapters/otp/otpauth-app-codes.js';
import { SqlAuthenticatorApps } from './adapters/persistence/sql-authenticator-apps.js';
import { SqlCeremonies } from './adapters/persistence/sql-ceremonies.js';
import { SqlPasskeys } from './adapters/persistence/sql-passkeys.js';
import { SqlSignInTickets } from './adapters/persistence/sql-sign-in-tickets.js';
import { SimplePasskeyChecker } from './adapters/webauthn/simple-passkey-checker.js';
import { AddPasskey } from './application/add-passkey.use-case.js';
import { CheckCode } from './application/check-code.use-case.js';
import { ConfirmIdentity } from './application/confirm-identity.use-case.js';
import { ManagePasskeys } from './application/manage-passkeys.use-case.js';
import { PasskeyQuestions } from './application/passkey-questions.use-case.js';
import { AppCodes } from './application/ports/app-codes.js';
import { AuthenticatorApps } from './application/ports/authenticator-apps.js';
import { Ceremonies } from './application/ports/ceremonies.js';
import { FactorNotices } from './application/factor-notices.js';
import { PasskeyChecker } from './application/ports/passkey-checker.js';
import { Passkeys } from './application/ports/passkeys.js';
import { SignInTickets } from './application/ports/sign-in-tickets.js';
import { ProveFactor } from './application/prove-factor.use-case.js';
import { ProvePasskey } from './application/prove-passkey.use-case.js';
import { ReadFactors } from './application/read-factors.use-case.js';
import { RemoveFactors } from './application/remove-factors.use-case.js';
import { SecondStep } from './application/second-step.use-case.js';
import { SetUpApp } from './application/set-up-app.use-case.js';
import { SignInWithPasskey } from './application/sign-in-with-passkey.use-case.js';
import { WriteFactorNotice } from './application/write-factor-notice.use-case.js';

/** Sign-in factors besides the password: passkeys, and codes of an authenticator app. */
@Module({
  imports: [AuthModule],
  controllers: [AuthenticatorAppController, PasskeysController, SecurityController],
  providers: [
    { provide: APP_GUARD, useClass: SecondFactorGuard },
    { provide: AppCodes, useClass: OtpauthAppCodes },
    { provide: AuthenticatorApps, useClass: SqlAuthenticatorApps },
    { provide: Ceremonies, useClass: SqlCeremonies },
    FactorNotices,
    { provide: PasskeyChecker, useClass: SimplePasskeyChecker },
    { provide: Passkeys, useClass: SqlPasskeys },
    { provide: SignInTickets, useClass: SqlSignInTickets },
    AddPasskey,
    CheckCode,
    ConfirmIdentity,
    FactorDuties,
    FactorWorkers,
    ManagePasskeys,
    PasskeyQuestions,
    ProveFactor,
    ProvePasskey,
    ReadFactors,
    RefuseUnshown,
    RemoveFactors,
    SecondStep,
    SetUpApp,
    ShowIdentity,
    SignInWithPasskey,
    WriteFactorNotice,
  ],
  exports: [FactorDuties, RemoveFactors, SecondStep, ShowIdentity, SignInWithPasskey],
})
export class FactorsModule {}
