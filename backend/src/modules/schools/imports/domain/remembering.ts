const REMEMBERED = 1_000;
const MAX_CHARACTERS = 200;

/**
 * The rows of a file say the same again and again: answers `read` and keeps what it answered for short texts,
 * at most 1,000 of them. `read` must always answer the same for the same text.
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
