import { csvText } from './csv-text';
import { importColumns } from './import-columns';

/** The head of a file to fill in. */
export const templateCsv = csvText([importColumns.map(({ name }) => name)]);
