import { DomainError } from '../../../shared-kernel/domain-error.js';

export class InvalidCredentials extends DomainError {
  constructor() {
    super({ kind: 'unauthenticated', code: 'invalid_credentials', message: 'Invalid credentials' });
  }
}

export class UsernameTaken extends DomainError {
  constructor() {
    const message = 'This username is taken. Please choose another one.';
    super({ kind: 'conflict', code: 'username_taken', message, errors: [{ field: 'username', code: 'taken', message }] });
  }
}

export class EmailTaken extends DomainError {
  constructor() {
    const message = 'There is already an account with this email address.';
    super({ kind: 'conflict', code: 'email_taken', message, errors: [{ field: 'email', code: 'taken', message }] });
  }
}

export class WrongPassword extends DomainError {
  constructor() {
    const message = 'Your current password is needed to change the email address, and this one is not right.';
    super({
      kind: 'invalid',
      code: 'wrong_password',
      message,
      errors: [{ field: 'currentPassword', code: 'wrong_password', message }],
    });
  }
}

export class WrongCurrentPassword extends DomainError {
  constructor() {
    const message = 'Your current password is not right.';
    super({ kind: 'invalid', code: 'wrong_password', message, errors: [{ field: 'currentPassword', code: 'wrong_password', message }] });
  }
}

export class PasswordNotRight extends DomainError {
  constructor() {
    const message = 'This password is not right. Nothing was changed.';
    super({ kind: 'invalid', code: 'wrong_password', message, errors: [{ field: 'password', code: 'wrong_password', message }] });
  }
}

export class SamePassword extends DomainError {
  constructor() {
    const message = 'Choose a password that differs from the current one.';
    super({ kind: 'invalid', code: 'same_password', message, errors: [{ field: 'newPassword', code: 'same_password', message }] });
  }
}

export class ResetLinkNotValid extends DomainError {
  constructor() {
    super({
      kind: 'invalid',
      code: 'link_not_valid',
      message: 'This link was already used or is older than 30 minutes. Ask for a new one.',
    });
  }
}

/** Invalid link for a change of address; the error does not reveal whether it was cancelled, replaced, used or expired. */
export class EmailLinkNotValid extends DomainError {
  constructor() {
    const message =
      'This link was already used, was replaced, or is older than 24 hours. Nothing was changed. You can ask for a new one in Settings.';
    super({ kind: 'invalid', code: 'link_not_valid', message });
  }
}

/** Only shown to a person who can read the new address. */
export class EmailChangeTaken extends DomainError {
  constructor() {
    const message = 'Another account now uses this address. Your old address stays. You can enter another one in Settings.';
    super({ kind: 'conflict', code: 'email_taken', message });
  }
}

export class NoPendingEmail extends DomainError {
  constructor(username: string) {
    super({ kind: 'missing', code: 'no_pending_email', message: `"${username}" has asked for no other email address.` });
  }
}

export class NothingToSend extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'no_pending_email', message: 'There is no new email address to confirm.' });
  }
}

export class UnknownSession extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'unknown_session', message: 'This device is not signed in any more.' });
  }
}

export class UnknownAccount extends DomainError {
  constructor(username: string) {
    super({ kind: 'missing', code: 'unknown_account', message: `There is no account named "${username}".` });
  }
}

export class LinkNotValid extends DomainError {
  constructor() {
    super({
      kind: 'invalid',
      code: 'link_not_valid',
      message: 'This link was already used or is too old. Sign in and ask for a new one.',
    });
  }
}

/** An id that leads to no account. */
export class UnknownUser extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'unknown_user', message: 'This account no longer exists.' });
  }
}

export class OwnRole extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'own_role', message: 'Another admin has to change your role.' });
  }
}

export class GuardianAsAdmin extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'guardian_account', message: 'A guardian account cannot be an admin account.' });
  }
}

export class OnlyAdmin extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'last_admin', message: 'This is the only admin. Make someone else an admin first.' });
  }
}

/** Without a mail server a link is shown to anyone who hands it over; that of an admin only to an operator. */
export class LinkOfAdmin extends DomainError {
  constructor() {
    const message = 'Without a mail server only an operator can make the link of an admin: npm run user -- reset-link NAME';
    super({ kind: 'conflict', code: 'link_of_admin', message });
  }
}
