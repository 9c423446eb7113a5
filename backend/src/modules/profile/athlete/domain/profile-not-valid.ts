import { DomainError, type FieldError } from '../../../../shared-kernel/domain-error.js';

/** Names every field that is refused. A birth date under 13 outweighs the rest and gives its code to the whole. */
export class ProfileNotValid extends DomainError {
  constructor(errors: FieldError[]) {
    const first = errors.find(({ code }) => code === 'under_13') ?? errors[0];
    super({
      kind: 'invalid',
      code: first?.code === 'under_13' ? 'under_13' : 'invalid_input',
      status: first?.code === 'under_13' ? 422 : undefined,
      message: first?.message ?? 'The input is wrong.',
      errors,
    });
  }
}
