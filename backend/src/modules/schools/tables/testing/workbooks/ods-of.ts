import { zipOf, type ZipPart } from './zip-of.js';

const TYPE = 'application/vnd.oasis.opendocument.spreadsheet';
const SPACES = ['office', 'table', 'text', 'style']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

/** An ODS file as LibreOffice writes it; `tables` is what is inside of <office:spreadsheet>. */
export function odsOf(tables: string, { styles = '', more = [] }: { styles?: string; more?: ZipPart[] } = {}): Buffer {
  return zipOf([
    { name: 'mimetype', content: TYPE, stored: true },
    {
      name: 'content.xml',
      content:
        `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${SPACES}><office:automatic-styles>${styles}</office:automatic-styles>` +
        `<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    },
    ...more,
  ]);
}

/** A table of texts. */
export function odsTable(name: string, rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (text === '' ? '<table:table-cell/>' : `<table:table-cell><text:p>${text}</text:p></table:table-cell>`);
  return `<table:table table:name="${name}">${rows.map((cells) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`).join('')}</table:table>`;
}
