import { type SyntheticEvent, useRef } from 'react';
import { insertAt, type Insertion } from '../model/insert-at';
import type { PlaceholderReader } from '../model/words/labels';
import { shownAt, storedAt, wordedPieces } from '../model/words/worded-pieces';
import { useLabels } from './words/use-labels';

interface Cursor<Field extends string> {
  field: Field;
  element: HTMLInputElement | HTMLTextAreaElement;
  /** In the text as it is shown. */
  start: number;
  end: number;
}

interface Placed<Field extends string> extends Insertion {
  field: Field;
  /** Puts the cursor behind the inserted piece once the new text is rendered. */
  restore: () => void;
}

/** Remembers the field and the position of the last edit, so that a chip is inserted there; before any edit, at the end of the default field. */
export function useCursor<Field extends string>(usual: Field, reader: PlaceholderReader) {
  const last = useRef<Cursor<Field> | null>(null);
  const labels = useLabels(reader);

  function remember(field: Field) {
    return ({ target }: SyntheticEvent): void => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const { selectionStart, selectionEnd } = target;
      last.current = { field, element: target, start: selectionStart ?? 0, end: selectionEnd ?? 0 };
    };
  }

  function place(texts: Record<Field, string>, piece: string): Placed<Field> {
    const cursor = last.current;
    const field = cursor?.field ?? usual;
    const text = texts[field].replace(/\r\n?/g, '\n');
    const pieces = wordedPieces(text, labels);
    const at = (shown: number | undefined) => (shown === undefined ? text.length : storedAt(pieces, shown).stored);
    const insertion = insertAt(text, piece, at(cursor?.start), at(cursor?.end));
    const shown = shownAt(wordedPieces(insertion.text, labels), insertion.caret);
    if (cursor !== null) last.current = { ...cursor, start: shown, end: shown };
    return {
      ...insertion,
      field,
      restore: () =>
        requestAnimationFrame(() => {
          cursor?.element.focus();
          cursor?.element.setSelectionRange(shown, shown);
        }),
    };
  }

  return { remember, place };
}
