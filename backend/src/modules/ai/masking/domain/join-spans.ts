import type { PrivateSpan } from './find-known.js';

/** Spans that touch each other become one, of the kind of the first and longest; what is `kept` is cut out of all. */
export function joinSpans(spans: readonly PrivateSpan[], kept: readonly { start: number; end: number }[]): PrivateSpan[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  const joined: PrivateSpan[] = [];
  for (const span of sorted) {
    const last = joined.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return withoutKept(joined, kept);
}

/** Both lists are in order. */
function withoutKept(spans: readonly PrivateSpan[], kept: readonly { start: number; end: number }[]): PrivateSpan[] {
  let at = 0;
  return spans.filter((span) => {
    while ((kept[at]?.end ?? Infinity) <= span.start) at += 1;
    const next = kept[at];
    return !next || next.start >= span.end || span.start < next.start || span.end > next.end;
  });
}
