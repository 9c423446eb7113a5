export interface Insertion {
  text: string;
  /** Where the cursor belongs afterwards. */
  caret: number;
}

/** Puts a piece in the place of the selection from `start` to `end`; a place behind the text counts as its end. */
export function insertAt(text: string, piece: string, start: number, end: number): Insertion {
  const from = Math.min(start, text.length);
  const to = Math.max(from, Math.min(end, text.length));
  return { text: text.slice(0, from) + piece + text.slice(to), caret: from + piece.length };
}
