import { importColumns } from './import-columns';
import type { ImportKind } from './import-kind';

/** The head of a file to fill in. No column's name needs quotes. */
export function templateCsv(kind: ImportKind): string {
  return `${importColumns[kind].map(({ name }) => name).join(',')}\r\n`;
}
