import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import type { ImportFile } from '../domain/import-file.js';
import type { RowCorrections } from '../domain/row-corrections.js';
import type { CsvRecord } from '../../tables/index.js';

/** What one statement stores: some milliseconds of work for the database. */
const ROWS_PER_BATCH = 1_000;
/** Between so many rows the requests of others have their turn. */
const ROWS_PER_TURN = 100;

/**
 * Hands the rows of a file out in batches, so that memory stays flat; `noted` is called before each. `corrections`: what the admin
 * corrected, by the row's number in the spreadsheet.
 */
export async function* batchesOf<Batch>(
  file: ImportFile<Batch>,
  records: AsyncIterator<CsvRecord>,
  noted: () => Promise<void> = () => Promise.resolve(),
  corrections?: RowCorrections,
): AsyncGenerator<Batch> {
  let rows = 0;
  for (let next = await records.next(); !next.done; next = await records.next()) {
    const { cells, line, sheetRow } = next.value;
    file.add(cells, line, sheetRow, corrections?.get(sheetRow));
    rows += 1;
    if (rows % ROWS_PER_TURN === 0) await nextTurn();
    if (rows % ROWS_PER_BATCH !== 0) continue;
    await noted();
    yield file.takeBatch();
  }
  await noted();
  yield file.takeBatch();
}
