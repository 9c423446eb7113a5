export interface Insertion {
  text: string;
  /** Where the cursor belongs afterwards. */
  caret: number;
}

/** Replaces the selection from `start` to `end` by a piece of text; a position behind the end counts as the end. */
export function insertAt(text: string, piece: string, start: number, end: number): Insertion {
  const from = Math.min(start, text.length);
  const to = Math.max(from, Math.min(end, text.length));
  return { text: text.slice(0, from) + piece + text.slice(to), caret: from + piece.length };
}
