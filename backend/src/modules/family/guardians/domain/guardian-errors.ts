import { DomainError } from '../../../../shared-kernel/domain-error.js';
import { GUARDIAN_LIMITS } from './guardian-limits.js';

export class AlreadyAdult extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'not_under_18', message: 'You are 18 or older, so nobody else decides for you.' });
  }
}

export class TooManyGuardians extends DomainError {
  constructor() {
    const message = `You can have ${GUARDIAN_LIMITS.guardians} guardians, including invited ones. Cancel an invitation first.`;
    super({ kind: 'conflict', code: 'too_many_guardians', message });
  }
}

export class TooManyInvitations extends DomainError {
  constructor() {
    const message = `You can invite ${GUARDIAN_LIMITS.invitationsADay} times in a day. Try again tomorrow.`;
    super({ kind: 'conflict', code: 'too_many_invitations', status: 429, message, retryAfterSeconds: 3600 });
  }
}

/** Addresses that lead to the athlete's own mailbox. */
export class OwnAddress extends DomainError {
  constructor() {
    const message = 'This is your own address. Enter the address of your parent or guardian.';
    super({ kind: 'invalid', code: 'own_address', message, errors: [{ field: 'email', code: 'own_address', message }] });
  }
}

export class InvitationNotValid extends DomainError {
  constructor() {
    const message = 'This invitation was already used, was canceled, or is older than 14 days. Ask for a new one.';
    super({ kind: 'invalid', code: 'link_not_valid', message });
  }
}

export class BirthdateNotValid extends DomainError {
  constructor(message: string) {
    super({ kind: 'invalid', code: 'invalid_input', message, errors: [{ field: 'birthdate', code: 'not_a_date', message }] });
  }
}

export class GuardianTooYoung extends DomainError {
  constructor() {
    const message = 'A guardian is 18 or older.';
    super({ kind: 'invalid', code: 'under_18', status: 422, message, errors: [{ field: 'birthdate', code: 'under_18', message }] });
  }
}

export class TooManyAthletes extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'too_many_athletes', message: `An account can watch over ${GUARDIAN_LIMITS.athletes} athletes.` });
  }
}

export class GuardianStays extends DomainError {
  constructor() {
    const message = 'Until you are 18 only your guardian can end this. If they lost access, ask the person who runs this server.';
    super({ kind: 'conflict', code: 'under_18', message });
  }
}

export class GuardianNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'not_found', message: 'There is no such guardian or invitation.' });
  }
}

/** REQUIRE_GUARDIAN, and the athlete is too young to do without. */
export class GuardianMissing extends DomainError {
  constructor() {
    const message = 'On this server nothing is sent before a parent or guardian has joined you. Invite one under Settings, Family.';
    super({ kind: 'conflict', code: 'guardian_missing', message });
  }
}
