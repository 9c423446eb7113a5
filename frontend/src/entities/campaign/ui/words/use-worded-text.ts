import { type ChangeEvent, type Ref, type SyntheticEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { editWords } from '../../model/words/edit-words';
import type { PlaceholderLabels } from '../../model/words/labels';
import { outsideChips } from '../../model/words/outside-chips';
import { shownAt, shownText, storedAt, wordedPieces } from '../../model/words/worded-pieces';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface WordedText {
  text: string;
  labels: PlaceholderLabels;
  most: number;
  onText: (text: string) => void;
  inputRef: Ref<Field> | undefined;
}

function give<T>(ref: Ref<T> | undefined, value: T | null): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}

/** A field that shows placeholders in words while its text is kept with codes; the cursor stays where it was put. */
export function useWordedText({ text, labels, most, onText, inputRef }: WordedText) {
  const field = useRef<Field>(null);
  /** The cursor in the stored text, and as it was shown last. */
  const caret = useRef<{ stored: number; shown: number } | null>(null);
  const [edits, setEdits] = useState(0);
  const pieces = useMemo(() => wordedPieces(text.replace(/\r\n?/g, '\n'), labels), [text, labels]);
  const shown = shownText(pieces);
  const attach = useCallback(
    (element: Field | null) => {
      field.current = element;
      give(inputRef, element);
    },
    [inputRef],
  );

  function moveTo(place: number): void {
    const element = field.current;
    if (element === null || document.activeElement !== element || element.selectionStart === place) return;
    element.setSelectionRange(place, place);
  }

  // What is shown may differ from what was typed; the browser would leave the cursor at the end then.
  useLayoutEffect(() => {
    const isPoint = field.current?.selectionStart === field.current?.selectionEnd;
    if (isPoint && caret.current !== null) moveTo(shownAt(pieces, caret.current.stored));
  }, [edits, pieces]);

  function onChange({ target }: ChangeEvent<Field>): void {
    const edited = editWords(pieces, { next: target.value, caret: target.selectionStart ?? target.value.length, labels, most });
    caret.current = { stored: edited.caret, shown: shownAt(wordedPieces(edited.text, labels), edited.caret) };
    setEdits(edits + 1);
    onText(edited.text);
    // An edit that changes nothing draws nothing: the browser has the old text back by then, with the cursor at its end.
    if (edited.text === text) requestAnimationFrame(() => moveTo(shownAt(pieces, edited.caret)));
  }

  /** Keeps the cursor out of a chip, whose words cannot be changed. */
  function onSelect(event: SyntheticEvent): void {
    const target = event.target as Field;
    const { selectionStart, selectionEnd } = target;
    if (selectionStart === null || selectionStart !== selectionEnd) return;
    if (target.value !== shown) return;
    const place = outsideChips(pieces, selectionStart, caret.current?.shown ?? selectionStart);
    caret.current = { stored: storedAt(pieces, place).stored, shown: place };
    if (place !== selectionStart) target.setSelectionRange(place, place);
  }

  return { field, attach, pieces, shown, onChange, onSelect };
}
