import { type SyntheticEvent, useRef } from 'react';
import { insertAt, type Insertion } from '../model/insert-at';

interface Cursor<Field extends string> {
  field: Field;
  element: HTMLInputElement | HTMLTextAreaElement;
  start: number;
  end: number;
}

interface Placed<Field extends string> extends Insertion {
  field: Field;
  /** Puts the cursor behind the piece once the new text is drawn. */
  restore: () => void;
}

/** Remembers in which field and where somebody wrote last, so that a chip lands there; before that, at the end of the usual one. */
export function useCursor<Field extends string>(usual: Field) {
  const last = useRef<Cursor<Field> | null>(null);

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
    const end = texts[usual].length;
    const insertion = insertAt(texts[field], piece, cursor?.start ?? end, cursor?.end ?? end);
    if (cursor !== null) last.current = { ...cursor, start: insertion.caret, end: insertion.caret };
    return {
      ...insertion,
      field,
      restore: () =>
        requestAnimationFrame(() => {
          cursor?.element.focus();
          cursor?.element.setSelectionRange(insertion.caret, insertion.caret);
        }),
    };
  }

  return { remember, place };
}
