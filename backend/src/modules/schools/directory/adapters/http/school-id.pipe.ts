import { Injectable, type PipeTransform } from '@nestjs/common';

import { SchoolNotFound } from '../../domain/school-errors.js';
import { rowId } from './row-id.js';

/** Reads a school id from the path. Throws SchoolNotFound for what cannot be one. */
@Injectable()
export class SchoolIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = rowId(value);
    if (id === null) throw new SchoolNotFound();
    return id;
  }
}
