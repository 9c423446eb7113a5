import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { BundledFiles } from './ports/bundled-files.js';
import { SchoolImportStore } from './ports/school-import-store.js';
import { SchoolFileReader } from './school-file-reader.js';

@Injectable()
export class LoadExampleStaff {
  constructor(
    private readonly files: BundledFiles,
    private readonly reader: SchoolFileReader,
    private readonly store: SchoolImportStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds the invented staff of the demo and answers how many coaches were added. It is the only way to
   * set the example flag, which keeps mail to these coaches in the outbox. Real coaches are left alone.
   */
  async run(): Promise<number> {
    const { batches } = await this.reader.open(await this.files.exampleStaff());
    const options = { now: this.clock.now(), example: true, keep: () => true };
    const { createdCoaches } = await this.store.store(batches, options);
    return createdCoaches;
  }
}
