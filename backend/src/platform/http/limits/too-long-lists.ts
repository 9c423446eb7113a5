import { getMetadataStorage, type ValidationError } from 'class-validator';

import type { FieldError } from '../../../shared-kernel/domain-error.js';
import { fieldErrorsOf } from '../input/field-errors-of.js';

type Dto = new (...given: never[]) => object;

/**
 * The lists of a plain body that have more entries than their DTO's ArrayMaxSize takes, as field errors. Reads only their
 * lengths: the validation itself would first make an object of each entry.
 */
export function tooLongLists(dto: Dto, body: unknown): FieldError[] {
  if (typeof body !== 'object' || body === null) return [];
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  const errors = rules.flatMap(({ name, propertyName, constraints, message }): ValidationError[] => {
    const list: unknown = Object.getOwnPropertyDescriptor(body, propertyName)?.value;
    const most: unknown = (constraints as unknown[] | undefined)?.[0];
    if (name !== 'arrayMaxSize' || typeof most !== 'number' || !Array.isArray(list) || list.length <= most) return [];
    const text = typeof message === 'string' ? message : `${propertyName} must contain no more than ${most} elements`;
    return [{ property: propertyName, constraints: { [name]: text } }];
  });
  return fieldErrorsOf(errors);
}
