import { ValidateIf } from 'class-validator';

/**
 * The field may be left out, but null is not a value of it: null answers 400 and names the field. class-validator's own
 * IsOptional lets null through, to code that expects a value or nothing.
 */
export function MayBeOmitted(): PropertyDecorator {
  return ValidateIf((_body: object, value: unknown) => value !== undefined);
}
