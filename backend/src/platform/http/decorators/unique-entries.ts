import { ValidateBy, type ValidationOptions } from 'class-validator';

/** No text or number of a list twice. Linear, where class-validator's ArrayUnique compares every entry with every other. */
export function UniqueEntries(options: ValidationOptions = {}): PropertyDecorator {
  const validate = (value: unknown): boolean => Array.isArray(value) && new Set(value).size === value.length;
  const defaultMessage = (): string => "All $property's elements must be unique";
  return ValidateBy({ name: 'arrayUnique', validator: { validate, defaultMessage } }, options);
}
