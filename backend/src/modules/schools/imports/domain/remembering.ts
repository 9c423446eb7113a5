const REMEMBERED = 1_000;
const MAX_CHARACTERS = 200;

/**
 * The rows of a file repeat values: returns a function that caches the results of `read` for short texts, at
 * most 1,000 of them. `read` must always return the same for the same text.
 */
export function remembering<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (known.size >= REMEMBERED) known.clear();
    if (text.length <= MAX_CHARACTERS) known.set(text, value);
    return value;
  };
}
