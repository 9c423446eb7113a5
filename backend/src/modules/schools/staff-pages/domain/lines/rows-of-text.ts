import { nameIn } from '../people/person-line.js';
import { isOnePerson, textHeader, type TextRow } from './text-rows.js';
import { collapse } from './words.js';

/** What parts the cells of a row in files, and in tables that are written with signs. */
const DELIMITERS = [',', ';', '|'];
/** A print keeps its columns apart by blanks. */
const GAP = / {3,}/;
/** As the text of a PDF shows them, where sentences can be as far apart. */
const SMALL_GAP = / {2,}/;
/** Of each row of headings. */
const NAMES = /\b(?:name|coach|staff|first|person|employee)\b/i;
/** The mark or the number of an entry of a list. */
const BULLET = /^\s{0,20}(?:[•●▪◦‣·*–—-]|\d{1,2}[.)])\s{1,20}(?=\S)/;
/** The marks of Markdown: a heading, bold text, and a link with its address. */
const HEADING_MARK = /^#{1,6} /;
const LINKED = /\[([^[\]]{1,200})\]\([^()\s]{1,300}\)/g;
const TABLE_RULE = /^\|?[\s:|+-]{3,}$/;
/** Longer lines are prose, regardless of their content. */
const LONGEST_ROW = 1_000;

/** The lines of a text, each with its cells. Below headings that a sign parts, the sign parts cells too. */
export function rowsOfText(text: string): TextRow[] {
  let delimiter: string | null = null;
  return text.split(/\r\n|\r|\n/).flatMap((written) => {
    const line = withoutMarks(written).replace(BULLET, '');
    if (line.includes('\t')) return [line.split('\t').map(collapse)];
    const row = cellsOfPrint(line.trim());
    if (line.length > LONGEST_ROW) return [row];
    if (NAMES.test(line))
      delimiter = DELIMITERS.find((sign) => line.includes(sign) && textHeader(cellsOf(line, sign)) !== null) ?? delimiter;
    if (delimiter === null || !line.includes(delimiter)) return [row];
    return TABLE_RULE.test(line.trim()) ? [] : [cellsOf(line, delimiter)];
  });
}

function withoutMarks(line: string): string {
  if (line.length > LONGEST_ROW) return line;
  const plain = line.replace(HEADING_MARK, '');
  return /\*\*|\]\(/.test(plain) ? plain.replaceAll('**', '').replace(LINKED, '$1') : plain;
}

function cellsOfPrint(line: string): TextRow {
  const row = line.split(GAP).map(collapse);
  if (line.length > LONGEST_ROW || !line.includes('  ')) return row;
  const more = line.split(SMALL_GAP).map(collapse);
  return more.length > row.length && nameIn(more[0] ?? '') !== null && isOnePerson(more) ? more : row;
}

/** In quotes a sign parts nothing. */
function cellsOf(line: string, sign: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const letter of line.trim()) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === sign && !isQuoted) cells.push('');
    else cells.push(`${cells.pop() ?? ''}${letter}`);
  }
  return sign === '|'
    ? cells.map(collapse).slice(line.trim().startsWith('|') ? 1 : 0, line.trim().endsWith('|') ? -1 : undefined)
    : cells.map(collapse);
}
