import type { Edit } from './words/pattern.js';

/** Text with its edits made. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const edit of edits) {
    // A word that goes takes the blank after it along.
    const next = edit.text === '' && text[edit.end] === ' ' ? edit.end + 1 : edit.end;
    parts.push(text.slice(end, edit.start), edit.text);
    end = next;
  }
  return [...parts, text.slice(end)].join('');
}
