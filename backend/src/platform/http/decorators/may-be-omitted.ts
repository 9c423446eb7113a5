import { ValidateIf } from 'class-validator';

/**
 * The field is optional, but null is not a valid value: null gets a 400 that names the field. class-validator's own
 * IsOptional lets null through, to code that expects a value or undefined.
 */
export function MayBeOmitted(): PropertyDecorator {
  return ValidateIf((_body: object, value: unknown) => value !== undefined);
}
