import type { ValidationError } from 'class-validator';

import type { FieldError } from '../../../shared-kernel/domain-error.js';
import { fieldPath } from './field-path.js';
import { plainMessage } from './plain-message.js';

/** The validator's findings as field errors in plain English, of nested fields and of entries of lists too. */
export function fieldErrorsOf(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = fieldPath(parent, error.property);
    const own = Object.entries(error.constraints ?? {}).map(([code, message]) => {
      return { field, code, message: plainMessage(field, code, message) };
    });
    return [...own, ...fieldErrorsOf(error.children ?? [], field)];
  });
}
