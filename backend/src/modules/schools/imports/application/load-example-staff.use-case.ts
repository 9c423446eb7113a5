import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { SchoolFile } from '../domain/school-file.js';
import { batchesOf } from './batches-of.js';
import { BundledFiles } from '../../directory/index.js';
import { openTable, CsvReader } from '../../tables/index.js';
import { ImportStore } from './ports/import-store.js';

@Injectable()
export class LoadExampleStaff {
  constructor(
    private readonly files: BundledFiles,
    private readonly csv: CsvReader,
    private readonly store: ImportStore,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Adds the invented staff of the demo and returns how many coaches were added. It is the only way to
   * set the example flag, which keeps mail to these coaches in the outbox. Real coaches are left alone.
   */
  async run(): Promise<number> {
    const { header, records } = await openTable(this.csv, await this.files.read('demo/coaches-sample.csv'));
    const file = new SchoolFile(header.cells, header.line);
    const { coaches } = await this.store.storeExamples(batchesOf(file, records), {
      importId: this.ids.next(),
      now: this.clock.now(),
      started: () => Promise.resolve(),
      keep: () => true,
    });
    return coaches.created;
  }
}
