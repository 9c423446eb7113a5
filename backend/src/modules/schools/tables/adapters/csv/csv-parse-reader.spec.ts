import { ImportFileError } from '../../domain/import-file-error.js';
import { csvReaderContract } from '../../testing/csv-reader.contract.js';
import { CsvParseReader } from './csv-parse-reader.js';

async function read(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const records = [];
  for await (const record of new CsvParseReader().read(bytes)) records.push(record);
  return records;
}

async function refusal(content: string | Uint8Array): Promise<string> {
  const error: unknown = await read(content).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ImportFileError);
  return (error as ImportFileError).code;
}

function utf16(text: string, mark: boolean, bigEndian: boolean): Buffer {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
}

describe('reading tables', () => {
  csvReaderContract(() => new CsvParseReader());

  it.each([
    ['LF', 'a,b\n1,"x\ny"\n\n3,4\n'],
    ['CRLF', 'a,b\r\n1,"x\r\ny"\r\n\r\n3,4'],
    ['CR', 'a,b\r1,"x\ry"\r\r3,4\r'],
  ])('K-07 counts lines and skips blank ones with %s line ends', async (_, text) => {
    const records = await read(text);
    expect(records.map(({ line }) => line)).toEqual([1, 2, 5]);
    expect(records[2]?.cells).toEqual(['3', '4']);
  });

  it.each([
    ['sep=;\r\na;b\r\n1;2', ['a', 'b']],
    ['"sep=,"\na,b;c,d;e\n1,2,3', ['a', 'b;c', 'd;e']],
    ['\ufeffsep=|\ra|b', ['a', 'b']],
  ])('K-07 a first line that declares the delimiter is no row: %j', async (text, header) => {
    const [first] = await read(text);
    expect(first).toEqual({ cells: header, line: 2, sheetRow: 1 });
  });

  it.each(['a|b|c\n1|2|3', '||\na|b|c\n1|2|3'])('K-07 reads what bars divide: %j', async (text) => {
    expect((await read(text)).map(({ cells }) => cells)).toEqual([
      ['a', 'b', 'c'],
      ['1', '2', '3'],
    ]);
  });

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffname,city\nJosé,x')],
    ['UTF-16LE with a byte order mark', utf16('name,city\nJosé,x', true, false)],
    ['UTF-16BE with a byte order mark', utf16('name,city\nJosé,x', true, true)],
    ['UTF-16LE without one', utf16('name,city\nJosé,x', false, false)],
    ['UTF-16BE without one', utf16('name,city\nJosé,x', false, true)],
    ['Windows-1252', Buffer.from('name,city\nJosé,x', 'latin1')],
    ['Mac Roman', Buffer.from('name,city\nJos\u008e,x', 'latin1')],
    ['a file whose end a sign marks', Buffer.from('name,city\nJosé,x\n\u001a')],
  ])('K-07 reads %s', async (_, bytes) => {
    const records = await read(bytes);
    expect(records.map(({ cells }) => cells)).toEqual([
      ['name', 'city'],
      ['José', 'x'],
    ]);
  });

  it('K-07 quotes and dashes of Windows-1252 behind small letters are none of Mac Roman', async () => {
    const records = await read(Buffer.from('coach,city\nDa\u0092Ron \u0096 a\u0097b,Nu\u00f1ez\u008e', 'latin1'));
    expect(records[1]?.cells).toEqual(['Da’Ron – a—b', 'NuñezŽ']);
  });

  it('K-07 decodes a character that lies across two pieces of the file', async () => {
    const long = 'é'.repeat(50_000);
    const records = await read(`a,b\nx${long},y\n`);
    expect(records[1]?.cells).toEqual([`x${long}`, 'y']);
  });

  it.each([
    [';', 'name;city\n"a,b";c\n'],
    ['tab', 'name\tcity\na,b\tc\n'],
  ])('K-07 finds the delimiter %s in the header and leaves other commas alone', async (_, text) => {
    expect((await read(text))[1]?.cells).toEqual(['a,b', 'c']);
  });

  it.each([
    ['Coaches of the fall\n\nname;city;state\na,b;c;d\n', 3],
    ['Coaches, fall 2026\nname\tcity\tstate\na\tb\tc\n', 3],
    ['name;city\n"Akron";"Akron, Ohio, USA"\nRice;Houston, Texas, USA\n', 2],
  ])('B-08 finds the delimiter below a title, but not in the values: %j', async (text, cells) => {
    const records = await read(text);
    expect(records.at(-1)?.cells).toHaveLength(cells);
  });

  it('B-08 counts rows as a spreadsheet does: with blank ones, and a row once however many lines it has', async () => {
    const records = await read('a,b\n1,"x\ny"\n\n3,4\n');
    expect(records.map(({ line, sheetRow }) => [line, sheetRow])).toEqual([
      [1, 1],
      [2, 2],
      [5, 4],
    ]);
  });

  it('K-07 ignores delimiters inside a quoted header', async () => {
    expect((await read('"name; full; long",city\na,b\n'))[0]?.cells).toEqual(['name; full; long', 'city']);
  });

  it('K-07 keeps empty cells of a table with tabs', async () => {
    expect((await read('a\tb\tc\n\tx\t\n'))[1]?.cells).toEqual(['', 'x', '']);
  });

  it('K-07 takes ragged rows as they are and spaces around quotes', async () => {
    const records = await read('a,b,c\n1\n1,2,3,4\n "x" , "y"\n');
    expect(records.map(({ cells }) => cells.length)).toEqual([3, 1, 4, 2]);
    expect(records[3]?.cells).toEqual(['x', 'y']);
  });

  it.each([
    ['a quote that is never closed', 'a,b\n1,"x\n2,3\n'],
    ['a quote that closes in another row', 'a,b\n1,"x\n2,"y" z\n'],
    ['a row without end', `a,b\n1,"${'x'.repeat(300_000)}"\n`],
  ])('K-06 K-07 refuses %s as malformed_csv', async (_, text) => {
    expect(await refusal(text)).toBe('malformed_csv');
  });

  it.each([
    ['a spreadsheet', Buffer.from('PK\u0003\u0004rest')],
    ['a PDF', '%PDF-1.7'],
    ['JSON', '[{"name": "Akron"}]'],
    ['a web page', '  <!DOCTYPE html><html></html>'],
    ['binary data', Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0x2c, 0, 1, 2, 0x0a])],
    ['text behind the sign that ends a file', Buffer.from(`a,b\n${'1,2\n'.repeat(30_000)}\u001a3,4`)],
    ['a zero byte far inside', `a,b\n${'1,2\n'.repeat(30_000)}\u0000`],
  ])('K-06 refuses %s as not_csv', async (_, content) => {
    expect(await refusal(content)).toBe('not_csv');
  });

  it('K-06 says on which line a malformed file goes wrong', async () => {
    const error: unknown = await read('a,b\n1,2\n3,"x\n4,y\n').catch((reason: unknown) => reason);
    expect((error as ImportFileError).extra).toEqual({ line: 3 });
  });
});
