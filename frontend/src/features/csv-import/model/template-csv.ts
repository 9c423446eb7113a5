import { importColumns } from './import-columns';

/** The head of a file to fill in. No column's name needs quotes. */
export const templateCsv = `${importColumns.map(({ name }) => name).join(',')}\r\n`;
