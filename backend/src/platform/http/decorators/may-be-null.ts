import { ValidateIf } from 'class-validator';

/** The field may be left out, and null is a value of it: its type has to say `| null`. */
export function MayBeNull(): PropertyDecorator {
  return ValidateIf((_body: object, value: unknown) => value !== undefined && value !== null);
}
