import { nextTurn } from '../../../../shared-kernel/next-turn.js';
import type { ImportFile } from '../domain/import-file.js';
import type { RowCorrections } from '../domain/row-corrections.js';
import type { CsvRecord } from '../../tables/index.js';

/** Rows per statement and per progress report: about ten milliseconds of work for the database. */
const ROWS_PER_BATCH = 1_000;
/** While others call: a few milliseconds. */
const ROWS_PER_SMALL_BATCH = 200;
/** Rows after which the import yields to other requests. */
const ROWS_PER_TURN = 100;

export interface BatchChoices {
  /** Called before a batch is handed out, once for a thousand rows. */
  noted?: () => Promise<void>;
  /** What the admin corrected, by the row's number in the spreadsheet. */
  corrections?: RowCorrections | undefined;
  /** Whether batches should be small at this time. */
  inSmallBatches?: () => boolean;
}

/** Hands the rows of a file out in batches, so that memory stays flat. */
export async function* batchesOf<Batch>(
  file: ImportFile<Batch>,
  records: AsyncIterator<CsvRecord>,
  { noted = () => Promise.resolve(), corrections, inSmallBatches = () => false }: BatchChoices = {},
): AsyncGenerator<Batch> {
  const isFull = (held: number) => held >= (inSmallBatches() ? ROWS_PER_SMALL_BATCH : ROWS_PER_BATCH);
  let rows = 0;
  let handedOut = 0;
  let reported = 0;
  for (let next = await records.next(); !next.done; next = await records.next()) {
    const { cells, line, sheetRow } = next.value;
    file.add(cells, line, sheetRow, corrections?.get(sheetRow));
    rows += 1;
    if (rows % ROWS_PER_TURN === 0) await nextTurn();
    if (!isFull(rows - handedOut)) continue;
    handedOut = rows;
    if (rows - reported >= ROWS_PER_BATCH) {
      await noted();
      reported = rows;
    }
    yield file.takeBatch();
  }
  await noted();
  yield file.takeBatch();
}
