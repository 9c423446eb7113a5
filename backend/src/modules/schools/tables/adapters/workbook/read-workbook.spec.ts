import { odsOf, odsTable } from '../../testing/workbooks/ods-of.js';
import { xlsxOf } from '../../testing/workbooks/xlsx-of.js';
import { zipOf } from '../../testing/workbooks/zip-of.js';
import { readWorkbook } from './read-workbook.js';

async function rows(bytes: Uint8Array, sheet = 0): Promise<unknown[]> {
  const result = await readWorkbook({ bytes, sheet, headRows: 60 });
  if (result.kind !== 'rows') return [result];
  return Buffer.from(result.lines)
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}

const fault = async (bytes: Uint8Array) => (await readWorkbook({ bytes, headRows: 60 })) as { code?: string };
const xlsx = (sheetRows: string, rest: Parameters<typeof xlsxOf>[1] = {}, after = '') =>
  xlsxOf([{ name: 'Coaches', rows: sheetRows, after }], rest);
const ods = (tableRows: string) => odsOf(`<table:table table:name="Coaches">${tableRows}</table:table>`);

const STYLES =
  '<numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm;@"/><numFmt numFmtId="165" formatCode="&quot;day &quot;0.00"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="22"/></cellXfs>';

describe('an XLSX file', () => {
  it('B-08 is read with the row numbers of the spreadsheet, blank rows and columns in their places', async () => {
    const text = '<row r="3"><c r="B3" t="inlineStr"><is><t>School</t></is></c><c r="D3" t="inlineStr"><is><t>Coach</t></is></c></row>';
    const next = '<row r="4"><c r="B4"/></row><row r="7"><c r="D7" t="inlineStr"><is><t> Dana </t></is></c></row>';
    expect(await rows(xlsx(text + next))).toEqual([
      [3, '', 'School', '', 'Coach'],
      [7, '', '', '', 'Dana'],
    ]);
  });

  it('B-08 counts rows and cells that do not say where they are', async () => {
    expect(await rows(xlsxOf([{ name: 'A', rows: [['School', 'Coach'], [''], ['Akron', 'Dana & Co']] }]))).toEqual([
      [1, 'School', 'Coach'],
      [3, 'Akron', 'Dana & Co'],
    ]);
  });

  it('B-08 joins the pieces of a shared text and leaves out readings and escaped line ends', async () => {
    const sharedStrings =
      '<si><t>Akron</t></si><si><r><t xml:space="preserve">Dana </t></r><r><t>Fieldhouse</t></r></si><si><t>山</t><rPh sb="0" eb="1"><t>yama</t></rPh></si><si><t>a_x000D_b</t></si>';
    const cells = [0, 1, 2, 3, 9].map((at) => `<c t="s"><v>${at}</v></c>`).join('');
    expect(await rows(xlsx(`<row r="1">${cells}</row>`, { sharedStrings }))).toEqual([[1, 'Akron', 'Dana Fieldhouse', '山', 'a\rb']]);
  });

  it('B-08 shows numbers without their format: a phone, a sum of tenths, a whole year', async () => {
    const cells = ['3305550100', '3.305550100E9', '0.30000000000000004', '2026.0', '0'].map((value) => `<c><v>${value}</v></c>`).join('');
    expect(await rows(xlsx(`<row r="1">${cells}</row>`))).toEqual([[1, '3305550100', '3305550100', '0.3', '2026', '0']]);
  });

  it('B-08 reads day numbers as dates by their format, and nothing else', async () => {
    const cells = [
      [46266, 1],
      [46266.604166, 4],
      [46175, 2],
      [46175, 3],
      [0.5, 4],
      [1, 1],
      [60, 0],
      [9e9, 1],
    ];
    const text = cells.map(([value, style]) => `<c s="${style}"><v>${value}</v></c>`).join('');
    expect(await rows(xlsx(`<row r="1">${text}</row>`, { styles: STYLES }))).toEqual([
      [1, '2026-09-01', '2026-09-01 14:30', '2026-06-02', '46175', '12:00', '1900-01-01', '60', '9000000000'],
    ]);
    const mac = await rows(xlsx('<row r="1"><c s="1"><v>44804</v></c></row>', { styles: STYLES, workbookPr: 'date1904="1"' }));
    expect(mac).toEqual([[1, '2026-09-01']]);
  });

  it('B-08 takes the stored result of a formula, and nothing of one that failed', async () => {
    const cells =
      '<c t="str"><f>LOWER("A@B.EDU")</f><v>a@b.edu</v></c><c><f>1+1</f><v>2</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c>' +
      '<c><f>NOW()</f></c><c t="b"><v>1</v></c><c t="d"><v>2026-09-01T00:00:00</v></c>';
    expect(await rows(xlsx(`<row r="1">${cells}</row>`))).toEqual([[1, 'a@b.edu', '2', '', '', 'TRUE', '2026-09-01']]);
  });

  it('B-08 a cell that is merged over rows counts for each of them, one that is merged over columns once', async () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const text =
      `<row r="1">${cell('Coaches of 2026')}</row><row r="2">${cell('Akron')}${cell('Dana')}</row><row r="3"><c/>${cell('Robin')}</row>` +
      `<row r="4"><c/>${cell('Lee')}</row><row r="5"><c/></row><row r="6"><c/>${cell('Sam')}</row>`;
    const after = '<mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="A2:A5"/></mergeCells>';
    expect(await rows(xlsx(text, {}, after))).toEqual([
      [1, 'Coaches of 2026'],
      [2, 'Akron', 'Dana'],
      [3, 'Akron', 'Robin'],
      [4, 'Akron', 'Lee'],
      [6, '', 'Sam'],
    ]);
  });

  it('B-08 lists the sheets in the order of the tabs, says which are hidden, and shows the first rows', async () => {
    const long = Array.from({ length: 90 }, (_, at) => [`row ${at + 1}`]);
    const bytes = xlsxOf([
      { name: 'Read me', rows: [['Hello']] },
      { name: 'Lists', hidden: true, rows: [['x']] },
      { name: 'Coaches & staff', rows: long },
    ]);
    const result = await readWorkbook({ bytes, headRows: 60 });
    if (result.kind !== 'heads') throw new Error(result.kind);
    expect(result.sheets.map(({ name, hidden, rows: { length } }) => [name, hidden, length])).toEqual([
      ['Read me', false, 1],
      ['Lists', true, 1],
      ['Coaches & staff', false, 60],
    ]);
    expect(await rows(bytes, 2)).toHaveLength(90);
    expect(await rows(bytes, 3)).toEqual([{ kind: 'fault', code: 'no_sheet' }]);
  });

  it('B-08 removes characters that cannot be stored, and expands no entities of the file', async () => {
    const text = '<row r="1"><c t="inlineStr"><is><t>a_x0000_b_xD800_c&bomb;</t></is></c></row>';
    expect(await rows(xlsx(text))).toEqual([[1, 'abc&bomb;']]);
  });

  it('B-08 reads a text of 10 MB in part, and continues behind it', async () => {
    const sharedStrings = `<si><t>${'x'.repeat(10_000_000)}</t></si><si><t>after</t></si>`;
    const [row] = (await rows(xlsx('<row r="1"><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>', { sharedStrings }))) as string[][];
    expect([Number(row?.[1]?.length) < 200_000, row?.[2]]).toEqual([true, 'after']);
  });

  it('B-08 reads no cell beyond the 1,000th column', async () => {
    expect(await rows(xlsx('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>'))).toEqual([[1, '1']]);
  });
});

describe('an ODS file', () => {
  it('B-08 is read with values of every kind', async () => {
    const cells =
      '<table:table-cell office:value-type="string"><text:p>Dana<text:s text:c="2"/>F</text:p><text:p>second</text:p></table:table-cell>' +
      '<table:table-cell office:value-type="float" office:value="3305550100"><text:p>(330) 555-0100</text:p></table:table-cell>' +
      '<table:table-cell office:value-type="date" office:date-value="2026-09-01"><text:p>9/1/26</text:p></table:table-cell>' +
      '<table:table-cell office:value-type="boolean" office:boolean-value="true"><text:p>WAHR</text:p></table:table-cell>' +
      '<table:table-cell office:value-type="string"><text:p><text:a>a@b.edu</text:a></text:p><office:annotation><text:p>note</text:p></office:annotation></table:table-cell>' +
      '<table:table-cell office:value-type="string" calcext:value-type="error"><text:p>#N/A</text:p></table:table-cell>';
    expect(await rows(ods(`<table:table-row>${cells}</table:table-row>`))).toEqual([
      [1, 'Dana  F\nsecond', '3305550100', '2026-09-01', 'TRUE', 'a@b.edu'],
    ]);
  });

  it('B-08 counts repeated rows and columns without writing them out', async () => {
    const blank =
      '<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
    const text = `<table:table-row><table:table-cell table:number-columns-repeated="2"/><table:table-cell table:number-columns-repeated="2"><text:p>x</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16380"/></table:table-row>`;
    const twice =
      '<table:table-row table:number-rows-repeated="2"><table:table-cell><text:p>y</text:p></table:table-cell></table:table-row>';
    const end =
      '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
    expect(await rows(ods(blank + text + twice + end))).toEqual([
      [3, '', '', 'x', 'x'],
      [4, 'y'],
      [5, 'y'],
    ]);
  });

  it('B-08 a full row that is repeated a million times is bounded', async () => {
    const wide = '<table:table-cell table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell>';
    const [first, ...others] = await rows(ods(`<table:table-row table:number-rows-repeated="2">${wide}</table:table-row>`));
    expect([(first as unknown[]).length, others.length]).toEqual([1_001, 1]);
    const million = ods(`<table:table-row table:number-rows-repeated="1048576">${wide}</table:table-row>`);
    expect(await rows(million)).toEqual([{ kind: 'fault', code: 'too_large' }]);
  });

  it('B-08 a cell that reaches over rows counts for each of them', async () => {
    const text =
      '<table:table-row><table:table-cell table:number-rows-spanned="2"><text:p>Akron</text:p></table:table-cell><table:table-cell><text:p>Dana</text:p></table:table-cell></table:table-row>' +
      '<table:table-row><table:covered-table-cell/><table:table-cell><text:p>Robin</text:p></table:table-cell></table:table-row>' +
      '<table:table-row><table:table-cell/><table:table-cell><text:p>Lee</text:p></table:table-cell></table:table-row>';
    expect(await rows(ods(text))).toEqual([
      [1, 'Akron', 'Dana'],
      [2, 'Akron', 'Robin'],
      [3, '', 'Lee'],
    ]);
  });

  it('B-08 lists its sheets, and says which are hidden', async () => {
    const styles = '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>';
    const hidden = odsTable('Lists', [['x']]).replace('table:name', 'table:style-name="ta2" table:name');
    const bytes = odsOf(odsTable('Coaches', [['School', 'Coach']]) + hidden + odsTable('More', [['a'], ['b']]), { styles });
    const result = await readWorkbook({ bytes, headRows: 60 });
    expect(result).toMatchObject({
      kind: 'heads',
      sheets: [
        { name: 'Coaches', hidden: false, rows: [{ number: 1, cells: ['School', 'Coach'] }] },
        { name: 'Lists', hidden: true },
        { name: 'More', hidden: false },
      ],
    });
    expect(await rows(bytes, 2)).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
  });
});

describe('what is no spreadsheet, or a harmful one', () => {
  const BLANKS = Buffer.alloc(1024 * 1024, 0x20);

  it.each([
    ['another zip file', zipOf([{ name: 'word/document.xml', content: '<x/>' }]), 'not_workbook'],
    ['no zip file', Buffer.from('PK\u0003\u0004 and so on, with no directory at its end'), 'damaged'],
    ['nothing', Buffer.alloc(0), 'damaged'],
    ['a file cut off', xlsxOf([{ name: 'A', rows: [['a']] }]).subarray(0, 900), 'damaged'],
    ['200 MB unpacked', zipOf([{ name: 'a', content: 'x', declared: 200 * 1024 * 1024 + 1 }]), 'too_large'],
    [
      'many that are 200 MB together',
      zipOf(Array.from({ length: 3 }, (_, at) => ({ name: `${at}`, content: 'x', declared: 7e7 }))),
      'too_large',
    ],
    ['6,000 files', zipOf(Array.from({ length: 6_000 }, (_, at) => ({ name: `${at}`, content: '', stored: true }))), 'too_large'],
    ['a file larger than it says', zipOf([{ name: '_rels/.rels', content: BLANKS, declared: 1_000 }]), 'damaged'],
    ['a file smaller than it says', zipOf([{ name: '_rels/.rels', content: 'x', declared: 1_000 }]), 'damaged'],
    ['a password in the zip file', zipOf([{ name: '_rels/.rels', content: 'x', encrypted: true }]), 'encrypted'],
    [
      'a password of LibreOffice',
      odsOf('', {
        more: [{ name: 'META-INF/manifest.xml', content: '<manifest:manifest><manifest:encryption-data/></manifest:manifest>' }],
      }),
      'encrypted',
    ],
  ])('B-08 refuses %s', async (_what, bytes, code) => {
    expect((await fault(bytes)).code).toBe(code);
  });
});
