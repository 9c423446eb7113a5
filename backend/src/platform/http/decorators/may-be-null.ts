import { ValidateIf } from 'class-validator';

/** The field is optional, and null is a valid value: its type has to include `| null`. */
export function MayBeNull(): PropertyDecorator {
  return ValidateIf((_body: object, value: unknown) => value !== undefined && value !== null);
}
