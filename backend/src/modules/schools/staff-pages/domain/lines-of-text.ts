import { plainLine, type PageLine } from './page-line.js';
import { collapse } from './words.js';

/** The lines of plain text; what tabs divide are cells of one row when the row begins with a person or a heading of columns. */
export function linesOfText(text: string): PageLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) =>
    line
      .split('\t')
      .map(collapse)
      .filter(Boolean)
      .map((part) => plainLine(part)),
  );
}
