const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Above the headers there may be a title, a date and blank lines. */
const LINES = 20;

export type Delimiter = (typeof DELIMITERS)[number];

/** What Excel reads from a first line "sep=;", which is no row of the table. */
const DECLARED = /^"?sep=([,;|\t])"?[,;|\t]*(?:\r\n|\r|\n|$)/i;

/** The delimiter that the first line of a file declares; undefined where it declares none. */
export function declaredDelimiter(text: string): Delimiter | undefined {
  const declared = DECLARED.exec(text)?.[1];
  return DELIMITERS.find((delimiter) => delimiter === declared);
}

/**
 * Which delimiter the first line with text uses, outside of quotes; a comma when it shows none. Where a later line has three cells or
 * more by another delimiter, and only one by this, the first line was a title above the table.
 */
export function sniffDelimiter(text: string): Delimiter {
  const lines = firstLines(text);
  const first = bestFor(lines[0] ?? '');
  const table = lines.find((line) => cells(line, first) === 1 && cells(line, bestFor(line)) > 2);
  return table === undefined ? first : bestFor(table);
}

/** How many delimiters most of the first rows have. */
export function delimitersOfRows(text: string, delimiter: string): number {
  const counts = firstLines(text).map((line) => delimitersIn(line, delimiter));
  const rows = new Map<number, number>();
  for (const count of counts) rows.set(count, (rows.get(count) ?? 0) + 1);
  return [...rows].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0])[0];
}

/** How many delimiters of a line are not followed by a blank, as a comma in a sentence is. */
export function delimitersIn(line: string, delimiter: string): number {
  const [, ...cells] = line.split(delimiter);
  return cells.filter((cell) => !cell.startsWith(' ')).length;
}

/** The first lines with text, without what is in quotes. */
function firstLines(text: string): string[] {
  return text
    .split(/[\r\n]+/, LINES * 2)
    .filter((line) => /[^\s,;|]/.test(line))
    .slice(0, LINES)
    .map((line) => line.replace(/"[^"]*"/g, ''));
}

function bestFor(line: string): Delimiter {
  return DELIMITERS.reduce((best, next) => (cells(line, next) > cells(line, best) ? next : best));
}

function cells(line: string, delimiter: Delimiter): number {
  return line.split(delimiter).length;
}
