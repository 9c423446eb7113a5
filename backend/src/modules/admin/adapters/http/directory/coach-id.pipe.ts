import { Injectable, type PipeTransform } from '@nestjs/common';

import { CoachNotFound } from '../../../../schools/directory/index.js';
import { rowId } from '../../../../schools/directory/adapters/http/index.js';

/** Reads the id of a coach from the path. Throws CoachNotFound for what cannot be one. */
@Injectable()
export class CoachIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = rowId(value);
    if (id === null) throw new CoachNotFound();
    return id;
  }
}
