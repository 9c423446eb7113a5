/** The path of `key` below `parent`: "games" and "0" are "games[0]", "games[0]" and "date" are "games[0].date". */
export function fieldPath(parent: string, key: string): string {
  if (/^\d+$/.test(key)) return `${parent}[${key}]`;
  return parent === '' ? key : `${parent}.${key}`;
}
