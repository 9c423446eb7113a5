import type { ByteSource } from '../application/byte-source.js';
import type { CsvReader, CsvRecord } from '../application/ports/csv-reader.js';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The same text in pieces of one byte, so that characters are torn apart. */
const torn = (text: string): ByteSource => ({
  async *chunks() {
    for (const byte of bytes(text)) yield await Promise.resolve(Uint8Array.of(byte));
  },
});

/** What every CsvReader does; run on the fake and on the adapter. */
export function csvReaderContract(reader: () => CsvReader): void {
  async function read(source: ByteSource | Uint8Array): Promise<CsvRecord[]> {
    const records: CsvRecord[] = [];
    for await (const record of reader().read(source)) records.push(record);
    return records;
  }

  it('K-07 gives the header and the rows in their order, each with its line', async () => {
    expect(await read(bytes('name,city\nRice,Houston\nAkron,Akron\n'))).toEqual([
      { cells: ['name', 'city'], line: 1, sheetRow: 1 },
      { cells: ['Rice', 'Houston'], line: 2, sheetRow: 2 },
      { cells: ['Akron', 'Akron'], line: 3, sheetRow: 3 },
    ]);
  });

  it('K-07 leaves out rows without a text, and blanks around a cell', async () => {
    expect(await read(bytes('name,city\n\n , \n Rice , Houston\n'))).toEqual([
      { cells: ['name', 'city'], line: 1, sheetRow: 1 },
      { cells: ['Rice', 'Houston'], line: 4, sheetRow: 4 },
    ]);
  });

  it('K-07 keeps rows that have fewer or more cells than the header', async () => {
    const records = await read(bytes('name,city\nRice\nAkron,Akron,OH\n'));
    expect(records.map(({ cells }) => cells)).toEqual([['name', 'city'], ['Rice'], ['Akron', 'Akron', 'OH']]);
  });

  it('K-07 reads a file in pieces, wherever they are cut, and again from its beginning', async () => {
    const source = torn('name,city\nCañada,Nîmes\n');
    for (let time = 0; time < 2; time += 1) expect((await read(source))[1]).toEqual({ cells: ['Cañada', 'Nîmes'], line: 2, sheetRow: 2 });
  });

  it('K-07 finds nothing in an empty file', async () => {
    expect(await read(bytes(''))).toEqual([]);
  });

  it('K-07 says of a quote that is never closed that the file is malformed, with the line', async () => {
    await expect(read(bytes('name,city\n"Rice,Houston\n'))).rejects.toMatchObject({ code: 'malformed_csv', extra: { line: 2 } });
  });

  it('K-07 counts the line feeds', async () => {
    expect(await reader().countLines(torn('name\nRice\n\nAkron'))).toBe(3);
  });
}
