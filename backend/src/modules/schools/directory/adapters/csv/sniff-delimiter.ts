const DELIMITERS = [',', ';', '\t'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** Which delimiter the first line with text uses, outside of quotes; a comma when it shows none. */
export function sniffDelimiter(text: string): Delimiter {
  const header = text.split(/[\r\n]+/).find((line) => /[^\s,;]/.test(line)) ?? '';
  const bare = header.replace(/"[^"]*"/g, '');
  const count = (delimiter: Delimiter) => bare.split(delimiter).length;
  return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best));
}
