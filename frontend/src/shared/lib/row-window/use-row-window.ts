import { useCallback, useEffect, useState } from 'react';
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';

interface RowWindowOptions {
  count: number;
  /** Off, all rows are drawn. */
  enabled: boolean;
  /** Usual height of a row in pixels; the true one is measured. */
  rowHeight: number;
}

export interface RowWindow {
  /** Places of the rows to draw. */
  indexes: readonly number[];
  /** Heights in pixels of what is not drawn above and below. */
  above: number;
  below: number;
  /** For the element that holds the rows. */
  listRef: (element: HTMLElement | null) => void;
  /** For each row, which carries data-index. */
  measure: ((element: HTMLElement | null) => void) | undefined;
}

/**
 * A row above the view that turns out higher than usual moves the view along, but not on the way down: a correction
 * would end the smooth scrolling of the key End halfway.
 */
function keepPlaceExceptOnTheWayDown(virtualizer: Virtualizer<Window, Element>): void {
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _delta, { scrollDirection, scrollOffset }) =>
    scrollDirection !== 'forward' && start < (scrollOffset ?? 0);
}

/** Draws only the rows near the window's view, however long the list. */
export function useRowWindow({ count, enabled, rowHeight }: RowWindowOptions): RowWindow {
  const [top, setTop] = useState(0);
  const listRef = useCallback((element: HTMLElement | null) => {
    if (element !== null) setTop(element.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count,
    enabled,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollMargin: top,
  });
  useEffect(() => keepPlaceExceptOnTheWayDown(virtualizer), [virtualizer]);
  if (!enabled) {
    return { indexes: Array.from({ length: count }, (_, index) => index), above: 0, below: 0, listRef, measure: undefined };
  }
  const items = virtualizer.getVirtualItems();
  const [first] = items;
  const last = items[items.length - 1];
  return {
    indexes: items.map(({ index }) => index),
    above: first ? first.start - top : 0,
    below: last ? Math.max(0, virtualizer.getTotalSize() - (last.end - top)) : 0,
    listRef,
    measure: virtualizer.measureElement,
  };
}
