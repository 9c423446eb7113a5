import { DomainError } from '../../../../../shared-kernel/domain-error.js';

/** Options of an import are in the form: one in the address would be passed over, and a trial run would store. */
export class UploadOptionsInAddress extends DomainError {
  constructor(names: readonly string[]) {
    const message = `Send ${names.join(', ')} as a field of the form beside the file, not in the address.`;
    const code = 'option_in_address';
    super({ kind: 'invalid', code, message, errors: names.map((field) => ({ field, code, message })) });
  }
}
