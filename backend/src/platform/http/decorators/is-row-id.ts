import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min, type ValidationOptions } from 'class-validator';

/** The largest value of PostgreSQL's integer, the type of the numbered ids. */
const LARGEST = 2_147_483_647;

/** The number of a row: whole and within PostgreSQL's integer, so that no query can fail because of it. */
export function IsRowId(options: ValidationOptions = {}): PropertyDecorator {
  return applyDecorators(IsInt(options), Min(1, options), Max(LARGEST, options));
}
