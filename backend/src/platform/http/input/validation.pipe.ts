import { Injectable, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';

import { DomainError, type FieldError } from '../../../shared-kernel/domain-error.js';
import { fieldErrorsOf } from './field-errors-of.js';
import { checkedRest, longListsOf, withBeginnings, type LongList } from '../limits/long-lists.js';
import { tooLongLists } from '../limits/too-long-lists.js';
import { unstorableIn } from './unstorable-in.js';

/** The input does not fit; `errors` names each field, `message` is the first of them. */
export class InvalidInput extends DomainError {
  constructor(errors: FieldError[]) {
    super({ kind: 'invalid', code: 'invalid_input', message: errors[0]?.message ?? 'The input is wrong.', errors });
  }
}

const OPTIONS = { whitelist: true, forbidNonWhitelisted: true } as const;

/** Refuses wrong types, unknown fields and text that cannot be stored, and turns plain bodies into their DTO classes. */
export function createValidationPipe(): ValidationPipe {
  return new InputPipe({
    ...OPTIONS,
    transform: true,
    exceptionFactory: (errors) => new InvalidInput(fieldErrorsOf(errors)),
  });
}

/** The text of forms, parameters and queries is checked here only; that of JSON bodies was checked before sign-in. */
@Injectable()
class InputPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const unstorable = metadata.type === 'custom' ? undefined : unstorableIn(value, metadata.data);
    if (unstorable) throw new InvalidInput([unstorable]);
    const long = longListsWithin(value, metadata);
    if (long.length === 0) return super.transform(value, metadata);
    return this.inTurns(value as object, long, metadata);
  }

  private async inTurns(value: object, long: LongList[], metadata: ArgumentMetadata): Promise<unknown> {
    const made = (await super.transform(withBeginnings(value, long), metadata)) as Record<string, unknown[]>;
    for (const list of long) made[list.property] = [...(made[list.property] ?? []), ...(await restOf(list))];
    return made;
  }
}

/** Of a plain body; throws InvalidInput for those beyond their cap. */
function longListsWithin(value: unknown, { type, metatype }: ArgumentMetadata): LongList[] {
  if (type !== 'body' || !metatype || typeof value !== 'object' || value === null) return [];
  const tooLong = tooLongLists(metatype, value);
  if (tooLong.length > 0) throw new InvalidInput(tooLong);
  return longListsOf(metatype, value);
}

async function restOf(list: LongList): Promise<object[]> {
  const rest = await checkedRest(list, OPTIONS);
  if (Array.isArray(rest)) return rest;
  throw new InvalidInput(fieldErrorsOf(rest.errors, rest.path));
}
