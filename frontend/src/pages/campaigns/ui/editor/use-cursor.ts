import { type SyntheticEvent, useRef } from 'react';
import { insertAt, type Insertion } from '../../model/insert-at';

type Target = 'subject' | 'template';

interface Cursor {
  field: Target;
  element: HTMLInputElement | HTMLTextAreaElement;
  start: number;
  end: number;
}

interface Placed extends Insertion {
  field: Target;
  /** Puts the cursor behind the piece once the new text is drawn. */
  restore: () => void;
}

/** Remembers where the athlete wrote last, so that a chip lands there; before that it lands at the end of the text. */
export function useCursor() {
  const last = useRef<Cursor | null>(null);

  function remember(field: Target) {
    return ({ target }: SyntheticEvent): void => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const { selectionStart, selectionEnd } = target;
      last.current = { field, element: target, start: selectionStart ?? 0, end: selectionEnd ?? 0 };
    };
  }

  function place(texts: Record<Target, string>, piece: string): Placed {
    const cursor = last.current;
    const field = cursor?.field ?? 'template';
    const end = texts.template.length;
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
