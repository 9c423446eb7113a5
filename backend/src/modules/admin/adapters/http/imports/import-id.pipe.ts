import { Injectable, type PipeTransform } from '@nestjs/common';

import { ImportNotFound, ImportsQuery } from '../../../../schools/imports/index.js';

/** Reads the ID of an import from the path. Throws ImportNotFound when it does not exist. */
@Injectable()
export class ImportIdPipe implements PipeTransform<string, Promise<string>> {
  constructor(private readonly imports: ImportsQuery) {}

  async transform(value: string): Promise<string> {
    if (!(await this.imports.exists(value))) throw new ImportNotFound();
    return value;
  }
}
