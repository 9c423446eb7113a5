import { ValidationPipe, type ValidationError } from '@nestjs/common';

import { DomainError, type FieldError } from '../../shared-kernel/domain-error.js';

/** The input does not fit; `errors` names each field, `message` is the first of them. */
export class InvalidInput extends DomainError {
  constructor(errors: FieldError[]) {
    super({ kind: 'invalid', code: 'invalid_input', message: errors[0]?.message ?? 'The input is wrong.', errors });
  }
}

/** Refuses wrong types and unknown fields, and turns plain bodies into their DTO classes. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    exceptionFactory: (errors) => new InvalidInput(errors.flatMap((error) => flatten(error))),
  });
}

function flatten(error: ValidationError, parent = ''): FieldError[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([code, message]) => ({ field, code, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, field))];
}
