import { DomainError, type DomainErrorOptions } from '../../../shared-kernel/domain-error.js';
import { FACTOR_LIMITS } from './factor-limits.js';
import type { StepMethod } from './second-step.js';

const codeField = (message: string): Pick<DomainErrorOptions, 'message' | 'errors'> => ({
  message,
  errors: [{ field: 'code', code: 'code_not_right', message }],
});

export class TooManyPasskeys extends DomainError {
  constructor() {
    const message = `You have ${FACTOR_LIMITS.passkeys} passkeys. First remove one that you no longer use.`;
    super({ kind: 'conflict', code: 'too_many_passkeys', message });
  }
}

export class PasskeyKnown extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'passkey_known', message: 'This passkey was already added.' });
  }
}

export class UnknownPasskey extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'unknown_passkey', message: 'This passkey was removed.' });
  }
}

/** One error for every invalid passkey answer; its details would not help the user. */
export class PasskeyNotRight extends DomainError {
  constructor() {
    const message = 'This passkey could not be checked. Try again, or use your password.';
    super({ kind: 'invalid', code: 'passkey_not_right', message });
  }
}

/** At sign-in; the same for a passkey that was removed and for one that was never known. */
export class NoSuchPasskey extends DomainError {
  constructor() {
    const message = 'This passkey does not open an account here. Sign in with your password.';
    super({ kind: 'unauthenticated', code: 'passkey_not_right', message });
  }
}

/** A key that only proves to be there is one factor. */
export class PasskeyIsOneFactor extends DomainError {
  constructor() {
    const message = 'This key did not check that it is you. Sign in with your password, then use the key as the second step.';
    super({ kind: 'unauthenticated', code: 'password_needed', message });
  }
}

export class CeremonyOver extends DomainError {
  constructor() {
    super({ kind: 'invalid', code: 'ceremony_over', message: 'That took longer than 5 minutes, or was used before. Please try again.' });
  }
}

export class AppAlreadyOn extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'app_already_on', message: 'An authenticator app is on already. Turn it off first.' });
  }
}

export class NoAppSetUp extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'no_app_set_up', message: 'No authenticator app is being set up. Please begin again.' });
  }
}

export class CodeNotRight extends DomainError {
  constructor() {
    const message =
      "This code is not right, or was used before. Enter the code that your app shows now. If it keeps failing, check your phone's clock: it has to be set automatically.";
    super({ kind: 'invalid', code: 'code_not_right', ...codeField(message) });
  }
}

/** The password was right; `ticket` opens the second step, and nothing else. */
export class SecondStepNeeded extends DomainError {
  constructor(ticket: string, methods: StepMethod[]) {
    const message = 'Now confirm that it is you with your second factor.';
    super({ kind: 'unauthenticated', code: 'second_step_needed', message, extra: { ticket, methods } });
  }
}

export class TicketOver extends DomainError {
  constructor() {
    const message = 'That took longer than 5 minutes, or too many codes were wrong. Enter your password again.';
    super({ kind: 'unauthenticated', code: 'ticket_over', message });
  }
}

/** The session is open, but another person may be using it by now. */
export class ConfirmationNeeded extends DomainError {
  constructor() {
    super({ kind: 'forbidden', code: 'confirmation_needed', message: 'First confirm that it is you.' });
  }
}

export class SecondFactorSetUpNeeded extends DomainError {
  constructor() {
    const message = 'Admins of this server need a second factor. Set one up in Settings first.';
    super({ kind: 'forbidden', code: 'second_factor_set_up_needed', message });
  }
}

export class SecondFactorNeeded extends DomainError {
  constructor() {
    super({ kind: 'forbidden', code: 'second_factor_needed', message: 'First confirm your second factor.' });
  }
}

export class NothingShown extends DomainError {
  constructor() {
    const message = 'Please enter your password.';
    super({ kind: 'invalid', code: 'invalid_input', message, errors: [{ field: 'password', code: 'required', message }] });
  }
}
