import { DomainError } from '../../../../shared-kernel/domain-error.js';

/** The user is not a guardian of the athlete, or the athlete does not exist. */
export class AthleteNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'not_found', message: 'You are not a guardian of this athlete.' });
  }
}

export class NothingToDecide extends DomainError {
  constructor() {
    super({
      kind: 'conflict',
      code: 'nothing_to_decide',
      message: 'These emails no longer need a decision: someone decided, canceled or changed them. Reload the page.',
    });
  }
}

export class RequestNotOpen extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'nothing_to_decide', message: 'This decision is no longer needed.' });
  }
}

export class EmailNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'not_found', message: 'There is no such sent email.' });
  }
}

/** The birth date was not changed: a guardian decides about it. */
export class GuardianDecides extends DomainError {
  constructor() {
    const message = 'Your guardian has to approve a new birth date, and we asked them. To save the rest, restore the old date.';
    super({ kind: 'conflict', code: 'guardian_decides', message, errors: [{ field: 'birthdate', code: 'guardian_decides', message }] });
  }
}

export class AthleteIsAdult extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'not_under_18', message: 'The athlete is 18 or older and decides alone about the account.' });
  }
}

export class AdminAccount extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'admin_account', message: 'This is an admin account. Another admin has to end that role first.' });
  }
}

export class OnlyGuardiansStop extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'under_18', message: 'Until you are 18 only a guardian can stop this. Talk to yours.' });
  }
}
