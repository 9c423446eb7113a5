import { useEffect } from 'react';
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type DrawnRows, drawnRows } from './drawn-rows';
import { usePageTop } from './use-page-top';

interface MeasuredRowWindowOptions {
  count: number;
  /** Off, all rows are drawn. */
  enabled: boolean;
  /** Usual height of a row in pixels; the true one is measured. */
  usualHeight: number;
}

export interface MeasuredRowWindow extends DrawnRows {
  /** For the element that holds the rows. */
  listRef: (element: HTMLElement | null) => void;
  /** For each row, which carries data-index. */
  measure: ((element: HTMLElement | null) => void) | undefined;
}

/**
 * A row above the view that turns out higher than usual moves the view along on the way up only. A correction ends the
 * smooth scrolling of the key End halfway, also when a slow machine pauses so long that the way counts as ended.
 */
function keepPlaceOnTheWayUp(virtualizer: Virtualizer<Window, Element>): void {
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _delta, { scrollDirection, scrollOffset }) =>
    scrollDirection === 'backward' && start < (scrollOffset ?? 0);
}

/** As useRowWindow, for a list in which many rows may be open at once: dearer, since every row is measured. */
export function useMeasuredRowWindow({ count, enabled, usualHeight }: MeasuredRowWindowOptions): MeasuredRowWindow {
  const [top, listRef] = usePageTop();
  const virtualizer = useWindowVirtualizer({
    count,
    enabled,
    estimateSize: () => usualHeight,
    overscan: 10,
    scrollMargin: top,
  });
  useEffect(() => keepPlaceOnTheWayUp(virtualizer), [virtualizer]);
  const measure = enabled ? virtualizer.measureElement : undefined;
  return { ...drawnRows(virtualizer, { count, enabled, top }), listRef, measure };
}
