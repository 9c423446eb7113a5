import { useLayoutEffect, useRef, useState } from 'react';
import { followView } from './follow-view';
import type { Drawn } from './next-drawn-rows';
import { nothing } from './span';

interface DrawnSpanOptions {
  /** The element that holds the rows; null until it is there. */
  list: HTMLElement | null;
  /** Off, nothing is followed. */
  enabled: boolean;
  count: number;
  /** The row at this many pixels below the top of the list; the same function as long as no height changes. */
  rowAt: (pixels: number) => number;
  /** Deferred cell rendering for expensive rows: first their text, in a later frame their controls. */
  inTwo: boolean;
}

/** Rows beyond each end of the view. */
const spare = 5;

const nothingDrawn: Drawn = { rows: nothing, whole: nothing };

/** The rows of a list to render, updated while the page is scrolled. */
export function useDrawnSpan({ list, enabled, count, rowAt, inTwo }: DrawnSpanOptions): Drawn {
  const [state, setState] = useState(nothingDrawn);
  const drawn = useRef(nothingDrawn);

  useLayoutEffect(() => {
    if (!enabled || list === null) return undefined;
    const onStroke = (next: Drawn) => {
      drawn.current = next;
      setState(next);
    };
    return followView({ list, count, rowAt, spare, inTwo, drawn: drawn.current, onStroke });
  }, [list, enabled, count, rowAt, inTwo]);

  return state;
}
