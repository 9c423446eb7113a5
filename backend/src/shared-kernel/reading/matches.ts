/**
 * What a pattern finds in a text, as `matchAll` does, without a copy of the pattern for each text: the check of one email asks thousands
 * of times. `pattern` is global; it may be used by one caller at a time, which a function without pauses is.
 */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  const first = pattern.exec(text);
  if (!first) return NONE;
  const found = [first];
  for (let last: RegExpExecArray | null = first; last;) {
    if (last[0] === '') pattern.lastIndex += 1;
    last = pattern.exec(text);
    if (last) found.push(last);
  }
  return found;
}

const NONE: readonly RegExpExecArray[] = [];
