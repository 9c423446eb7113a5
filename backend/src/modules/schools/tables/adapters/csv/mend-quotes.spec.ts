import { ImportFileError } from '../../domain/import-file-error.js';
import { CsvParseReader } from './csv-parse-reader.js';
import { mendQuotes } from './mend-quotes.js';

async function read(text: string): Promise<string[][]> {
  const rows = [];
  for await (const { cells } of new CsvParseReader().read(Buffer.from(text))) rows.push(cells);
  return rows;
}

const noFault = (fault: ImportFileError): never => {
  throw fault;
};

async function mended(pieces: string[]): Promise<string> {
  async function* texts(): AsyncGenerator<string> {
    for (const piece of pieces) yield await Promise.resolve(piece);
  }
  let all = '';
  for await (const text of mendQuotes(texts(), { delimiter: ',', usual: 2 }, noFault)) all += text;
  return all;
}

/** The different results of a text in one piece, cut in two at each place, and in single characters. */
async function pieced(text: string): Promise<string[]> {
  const found = new Set([await mended([text]), await mended(text.split(''))]);
  for (let cut = 0; cut <= text.length; cut += 1) found.add(await mended([text.slice(0, cut), text.slice(cut)]));
  return [...found];
}

describe('quotes that are no quotes of CSV', () => {
  it.each<[string, string, string[][]]>([
    [
      'inches',
      'name,ht,wt\nLou,6\'3",288\nPat,5\'11",170\n',
      [
        ['Lou', '6\'3"', '288'],
        ['Pat', '5\'11"', '170'],
      ],
    ],
    ['inches between semicolons', 'name;ht;wt\nLou;6\'3";288', [['Lou', '6\'3"', '288']]],
    ['inches between tabs', 'name\tht\twt\nLou\t6\'3"\t288\n', [['Lou', '6\'3"', '288']]],
    [
      'inches at the end of a row',
      'name,wt,ht\r\nLou,288,6\'3"\r\nPat,170,71"\r\n',
      [
        ['Lou', '288', '6\'3"'],
        ['Pat', '170', '71"'],
      ],
    ],
    ['inches in quotes that are not doubled', 'name,ht,wt\n"Lou","6\'3"","288"\n', [['Lou', '6\'3"', '288']]],
    [
      'the same, the others without',
      'name,ht,wt\nLou,"6\'3"",288\nPat,"5\'9"",170\n',
      [
        ['Lou', '6\'3"', '288'],
        ['Pat', '5\'9"', '170'],
      ],
    ],
    ['inches that are doubled', 'name,ht,wt\nLou,"6\'3""",288\n', [['Lou', '6\'3"', '288']]],
    ['a nickname at the front', 'name,ht,wt\n"Tank" Osgood,6-0,302\n', [['"Tank" Osgood', '6-0', '302']]],
    ['a nickname inside', 'name,ht,wt\nEd "Too Tall" Jones,6-9,271\n', [['Ed "Too Tall" Jones', '6-9', '271']]],
    ['a nickname in quotes', 'name,ht,wt\n"Ed "Too Tall" Jones",6-9,271\n', [['Ed "Too Tall" Jones', '6-9', '271']]],
    ['quotes after a backslash', 'name,ht,wt\n"Ed \\"Too Tall\\" Jones",6-9,271\n', [['Ed "Too Tall" Jones', '6-9', '271']]],
    ['what keeps a value as text', 'name,ht,wt\nLou,="6-3","=""288"""\n', [['Lou', '6-3', '288']]],
  ])('K-07 %s are text', async (_, text, rows) => {
    expect((await read(text)).slice(1)).toEqual(rows);
  });

  it.each([
    'name,ht,wt\n"Jones, Ed",6-9,"a ""b"" c"\n',
    'name,ht,wt\n"a\nb, c",6-9,"x\r\ny"\n"","",\n',
    'a,b,c\n "x" , "y, z" ,\n',
    'a,b,c\n"one, two\nthree, four, five",x,\n',
  ])('K-07 proper quotes stay as they are, wherever the text is cut: %j', async (text) => {
    expect(await pieced(text)).toEqual([text]);
  });

  it('K-07 other quotes are mended alike wherever the text is cut', async () => {
    for (const text of ['n,h,w\nLou,6\'3",288\n"Ed "T" J",6-9,"2\n1"\n', 'n,h,w\r\nLou,"6\'3"",288\r\nPat,"a",b"\r\n']) {
      expect(await pieced(text)).toHaveLength(1);
    }
  });

  it.each([
    ['at the end of the file', 'name,ht,wt\nLou,6-3,288\n"Pat,5-9,170\n', 3],
    ['before a nickname in the next row', 'name,ht,wt\n"Lou,6-3,288\n"Tank" Osgood,6-0,302\n', 2],
    ['before quoted cells', 'name,ht,wt\r\nLou,6-3,288\r\n"Pat,5-9,170\r\n"Ann","5-9","150"\r\n', 3],
    ['before inches in the next row', 'name,ht,wt\nAnn,1,2\n"Lou,6-3,288\nPat,5\'9",170\n', 3],
  ])('K-07 a quote that is never closed %s swallows no row: the file is refused, with its line', async (_, text, line) => {
    const error: unknown = await read(text).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ImportFileError);
    expect(error).toMatchObject({ code: 'malformed_csv', extra: { line } });
  });

  it('K-05 what is above the open quote is read', async () => {
    const rows: string[][] = [];
    const reading = (async () => {
      for await (const { cells } of new CsvParseReader().read(Buffer.from('a,b\n1,2\n"open,3\n4,5\n'))) rows.push(cells);
    })();
    await expect(reading).rejects.toMatchObject({ code: 'malformed_csv', extra: { line: 3 } });
    expect(rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('K-07 finds the line of an open quote far inside a file', async () => {
    const rows = 'a,"b",c\r\n'.repeat(20_000);
    const error: unknown = await read(`${rows}"x,y\r\n${rows}`).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'malformed_csv', extra: { line: 20_001 } });
  });
});
