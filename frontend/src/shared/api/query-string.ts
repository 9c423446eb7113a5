type Value = string | number | boolean | null | undefined;

/** Query parameters as a string with its "?"; a list repeats its key (`a=1&a=2`), nothing is left out but null and undefined. */
export function queryString(params: Record<string, Value | readonly Value[]> | undefined): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params ?? {})) {
    const list: readonly Value[] = Array.isArray(value) ? value : [value as Value];
    for (const one of list) {
      if (one !== null && one !== undefined) search.append(key, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
