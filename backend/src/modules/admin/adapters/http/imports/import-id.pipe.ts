import { Injectable, type PipeTransform } from '@nestjs/common';

import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { ImportJournal, ImportNotFound } from '../../../../schools/imports/index.js';

/** Reads the id of an import from the path. Throws ImportNotFound for one that nobody made. */
@Injectable()
export class ImportIdPipe implements PipeTransform<string, Promise<string>> {
  constructor(private readonly journal: ImportJournal) {}

  async transform(value: string): Promise<string> {
    if (!isUuid(value) || !(await this.journal.exists(value))) throw new ImportNotFound();
    return value;
  }
}
