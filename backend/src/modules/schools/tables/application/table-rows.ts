import type { CsvReader } from './ports/csv-reader.js';

/** Returns the rows of a small table after its header, each by the names of its columns; a cell that is missing is ''. */
export async function tableRows(csv: CsvReader, bytes: Uint8Array): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  let header: string[] | undefined;
  for await (const { cells } of csv.read(bytes)) {
    if (header) rows.push(Object.fromEntries(header.map((title, at) => [title, cells[at] ?? ''])));
    header ??= cells;
  }
  return rows;
}
