import { CsvParseReader } from './csv-parse-reader.js';

async function objects(text: string): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  let header: string[] | undefined;
  for await (const { cells } of new CsvParseReader().read(Buffer.from(text))) {
    if (header) rows.push(Object.fromEntries(header.map((title, at) => [title, cells[at] ?? ''])));
    header ??= cells;
  }
  return rows;
}

/** The cases of the well-known acid set csv-spectrum, written anew. */
const CASES: [rule: string, text: string, rows: Record<string, string>[]][] = [
  ['a plain table', 'a,b,c\n1,2,3\n', [{ a: '1', b: '2', c: '3' }]],
  ['Windows line ends', 'a,b,c\r\n1,2,3\r\n', [{ a: '1', b: '2', c: '3' }]],
  ['a comma in quotes', 'first,town\nKim,"Akron, OH"\n', [{ first: 'Kim', town: 'Akron, OH' }]],
  [
    'empty cells',
    'a,b,c\n1,"",""\n2,3,4\n',
    [
      { a: '1', b: '', c: '' },
      { a: '2', b: '3', c: '4' },
    ],
  ],
  [
    'empty cells and Windows line ends',
    'a,b,c\r\n1,"",""\r\n2,3,4\r\n',
    [
      { a: '1', b: '', c: '' },
      { a: '2', b: '3', c: '4' },
    ],
  ],
  [
    'doubled quotes',
    'a,b\n1,"ha ""ha"" ha"\n3,4\n',
    [
      { a: '1', b: 'ha "ha" ha' },
      { a: '3', b: '4' },
    ],
  ],
  [
    'JSON in a cell',
    'key,val\n1,"{""type"": ""Point"", ""at"": [1.0, 2.0]}"\n',
    [{ key: '1', val: '{"type": "Point", "at": [1.0, 2.0]}' }],
  ],
  [
    'a line break in quotes',
    'a,b,c\n1,2,3\n"Once upon \na time",5,6\n',
    [
      { a: '1', b: '2', c: '3' },
      { a: 'Once upon \na time', b: '5', c: '6' },
    ],
  ],
  [
    'a Windows line break in quotes',
    'a,b\r\n"Once upon \r\na time",5\r\n',
    [{ a: 'Once upon \r\na time', b: '5' }],
  ],
  [
    'quotes and line breaks together',
    'a,b\n1,"ha \n""ha"" \nha"\n3,4\n',
    [
      { a: '1', b: 'ha \n"ha" \nha' },
      { a: '3', b: '4' },
    ],
  ],
  [
    'letters of other alphabets',
    'a,b,c\n1,2,3\n4,5,ʤ\n',
    [
      { a: '1', b: '2', c: '3' },
      { a: '4', b: '5', c: 'ʤ' },
    ],
  ],
  ['no line end at the end', 'a,b\n1,2', [{ a: '1', b: '2' }]],
];

describe('the acid set of CSV', () => {
  it.each(CASES)('K-07 reads %s', async (_, text, rows) => {
    expect(await objects(text)).toEqual(rows);
  });
});
