import { Injectable, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';

import { DomainError, type FieldError } from '../../shared-kernel/domain-error.js';
import { fieldErrorsOf } from './field-errors-of.js';
import { tooLongLists } from './too-long-lists.js';
import { unstorableIn } from './unstorable-in.js';

/** The input does not fit; `errors` names each field, `message` is the first of them. */
export class InvalidInput extends DomainError {
  constructor(errors: FieldError[]) {
    super({ kind: 'invalid', code: 'invalid_input', message: errors[0]?.message ?? 'The input is wrong.', errors });
  }
}

/** Refuses wrong types, unknown fields and text that cannot be stored, and turns plain bodies into their DTO classes. */
export function createValidationPipe(): ValidationPipe {
  return new InputPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    exceptionFactory: (errors) => new InvalidInput(fieldErrorsOf(errors)),
  });
}

/** Forms, parameters and queries reach no other check of their text; JSON bodies were looked at before sign-in. */
@Injectable()
class InputPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const unstorable = metadata.type === 'custom' ? undefined : unstorableIn(value, metadata.data);
    if (unstorable) throw new InvalidInput([unstorable]);
    const tooLong = metadata.type === 'body' && metadata.metatype ? tooLongLists(metadata.metatype, value) : [];
    if (tooLong.length > 0) throw new InvalidInput(tooLong);
    return super.transform(value, metadata);
  }
}
