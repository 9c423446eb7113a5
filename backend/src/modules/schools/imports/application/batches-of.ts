import type { ImportFile } from '../domain/import-file.js';
import type { CsvRecord } from '../../directory/index.js';

const ROWS_PER_BATCH = 5_000;

/** Hands the rows of a file out in batches, so that memory stays flat; `noted` is called before each. */
export async function* batchesOf<Batch>(
  file: ImportFile<Batch>,
  records: AsyncIterator<CsvRecord>,
  noted: () => Promise<void> = () => Promise.resolve(),
): AsyncGenerator<Batch> {
  let rows = 0;
  for (let next = await records.next(); !next.done; next = await records.next()) {
    file.add(next.value.cells, next.value.line);
    rows += 1;
    if (rows % ROWS_PER_BATCH !== 0) continue;
    await noted();
    yield file.takeBatch();
  }
  await noted();
  yield file.takeBatch();
}
