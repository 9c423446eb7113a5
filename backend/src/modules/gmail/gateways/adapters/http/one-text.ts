/** One text of a query string; undefined when it is there twice or not at all. */
export function oneText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
