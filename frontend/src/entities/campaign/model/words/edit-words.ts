import { codesOf } from './codes-of';
import type { PlaceholderLabels } from './labels';
import { shownText, storedAt, type WordedPiece } from './worded-pieces';

interface Edit {
  /** What the field shows after the edit. */
  next: string;
  /** Where its cursor is then. */
  caret: number;
  labels: PlaceholderLabels;
  /** The most characters that may be stored. */
  most: number;
}

interface Edited {
  text: string;
  /** Where the cursor belongs, in the stored text. */
  caret: number;
}

interface Change {
  start: number;
  end: number;
  inserted: string;
}

function sameStart(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a[length] === b[length]) length += 1;
  return length;
}

function sameEnd(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}

/** What was changed in the shown text. An edit ends at the cursor: what is behind it stayed. */
function changeOf(shown: string, next: string, caret: number): Change {
  const shorter = Math.min(shown.length, next.length);
  const behind = next.slice(caret);
  const after = behind.length <= shorter && shown.endsWith(behind) ? behind.length : sameEnd(shown, next, shorter);
  const start = sameStart(shown, next, shorter - after);
  return { start, end: shown.length - after, inserted: next.slice(start, next.length - after) };
}

/** A chip goes as a whole: an edit that touches its words takes it out, and what is written inside of it lands behind it. */
function aroundChips(pieces: readonly WordedPiece[], { start, end, inserted }: Change, { next, labels }: Edit): Change {
  const first = storedAt(pieces, start).chip;
  const last = storedAt(pieces, end).chip;
  if (start === end && first !== null) return { start: first.end, end: first.end, inserted };
  if (first === null) return { start, end: last?.end ?? end, inserted };
  // What was pasted over the chip may begin with the same characters as the chip did.
  const whole = next.slice(first.start, start) + inserted;
  const isChip = codesOf(whole, labels).startsWith('{{');
  return { start: first.start, end: last?.end ?? end, inserted: isChip ? whole : inserted };
}

function fitting(text: string, room: number): string {
  if (text.length <= room) return text;
  const cut = text.slice(0, Math.max(0, room));
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** The stored text after an edit of the shown one. */
export function editWords(pieces: readonly WordedPiece[], edit: Edit): Edited {
  const change = aroundChips(pieces, changeOf(shownText(pieces), edit.next, edit.caret), edit);
  const stored = pieces.map((piece) => piece.stored).join('');
  const before = stored.slice(0, storedAt(pieces, change.start).stored);
  const after = stored.slice(storedAt(pieces, change.end).stored);
  const inserted = fitting(codesOf(change.inserted, edit.labels), edit.most - before.length - after.length);
  const text = codesOf(before + inserted + after, edit.labels);
  return { text, caret: Math.min(text.length, codesOf(before + inserted, edit.labels).length) };
}
