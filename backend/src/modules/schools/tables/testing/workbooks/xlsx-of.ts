import { zipOf, type ZipPart } from './zip-of.js';

export interface XlsxSheetParts {
  name: string;
  hidden?: boolean;
  /** What is inside of <sheetData>, or rows of texts. */
  rows: string | string[][];
  /** What follows <sheetData>. */
  after?: string;
}

interface XlsxRest {
  sharedStrings?: string;
  styles?: string;
  workbookPr?: string;
  more?: ZipPart[];
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';

/** An XLSX file as Excel writes it. The parts of the sheets are numbered the other way round than the tabs. */
export function xlsxOf(sheets: readonly XlsxSheetParts[], { sharedStrings, styles, workbookPr = '', more = [] }: XlsxRest = {}): Buffer {
  const part = (at: number) => `worksheets/sheet${sheets.length - at}.xml`;
  const tabs = sheets.map(
    ({ name, hidden }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  const relations = sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${REL}/worksheet" Target="${part(at)}"/>`);
  const extras = [
    ...(sharedStrings === undefined ? [] : [{ name: 'sharedStrings', content: `<sst ${MAIN}>${sharedStrings}</sst>` }]),
    ...(styles === undefined ? [] : [{ name: 'styles', content: `<styleSheet ${MAIN}>${styles}</styleSheet>` }]),
  ];
  for (const { name } of extras) relations.push(`<Relationship Id="x${name}" Type="${REL}/${name}" Target="/xl/${name}.xml"/>`);
  return zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: '_rels/.rels',
      content: `<Relationships ${PACKAGE}><Relationship Id="rId1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${MAIN} xmlns:r="${REL}"><workbookPr ${workbookPr}/><sheets>${tabs.join('')}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: `<Relationships ${PACKAGE}>${relations.join('')}</Relationships>` },
    ...sheets.map(({ rows, after = '' }, at) => ({
      name: `xl/${part(at)}`,
      content: `<?xml version="1.0" encoding="UTF-8"?><worksheet ${MAIN}><sheetData>${sheetData(rows)}</sheetData>${after}</worksheet>`,
    })),
    ...extras.map(({ name, content }) => ({ name: `xl/${name}.xml`, content })),
    ...more,
  ]);
}

function sheetData(rows: string | string[][]): string {
  if (typeof rows === 'string') return rows;
  return rows
    .map((cells, at) => `<row r="${at + 1}">${cells.map((cell) => `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`).join('')}</row>`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
