import type { Edit } from './words/pattern.js';

/** Text with its edits made. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const edit of edits) {
    // A word that goes takes the blank after it along.
    const next = edit.text === '' && text[edit.end] === ' ' ? edit.end + 1 : edit.end;
    pieces.push(text.slice(end, edit.start), edit.text);
    end = next;
  }
  return [...pieces, text.slice(end)].join('');
}
