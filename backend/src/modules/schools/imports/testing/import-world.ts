import type { ByteSource } from '../../tables/index.js';
import { PlainCsvReader } from '../../tables/testing/plain-csv-reader.js';
import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { WorkPace } from '../../../../shared-kernel/work-pace.js';
import { ImportTables } from '../application/import-tables.js';
import { ImportRunner } from '../application/import-runner.js';
import type { ImportUpload } from '../application/import-upload.js';
import type { IndexedSchool } from '../domain/school-index.js';
import type { SchoolNames } from '../queries/school-names.query.js';
import { MemoryImportJournal } from './memory-import-journal.js';
import { MemoryImportStore } from './memory-import-store.js';
import { MemoryWorkbookReader } from '../../tables/testing/memory-workbook-reader.js';

/** What the use cases of imports need, in memory. */
export class ImportWorld {
  readonly clock = new FixedClock();
  readonly ids = new SequenceIds();
  readonly csv = new PlainCsvReader();
  readonly workbooks = new MemoryWorkbookReader();
  readonly tables = new ImportTables(this.csv, this.workbooks);
  readonly journal = new MemoryImportJournal();
  readonly store = new MemoryImportStore();
  readonly pace = new WorkPace(this.clock);
  readonly runner = new ImportRunner(this.tables, this.journal, this.clock, this.ids, this.pace);
  /** The query's answer: the schools of the store. */
  readonly names = { all: async () => this.schools() } as unknown as SchoolNames;

  upload(...lines: string[]): ImportUpload {
    return { fileName: 'upload.csv', userId: 'admin', source: sourceOf(lines.join('\n')) };
  }

  /** `[status, failure]` of each import, the oldest first. */
  ends(): [string, string | null][] {
    return this.journal.entries.map(({ status, failure }) => [status, failure]);
  }

  private schools(): IndexedSchool[] {
    return this.store.schools().map(({ id, nameKey, state }) => ({ id, nameKey, state, aliases: [] }));
  }
}

function sourceOf(text: string): ByteSource {
  return {
    async *chunks() {
      yield await Promise.resolve(new TextEncoder().encode(text));
    },
  };
}
