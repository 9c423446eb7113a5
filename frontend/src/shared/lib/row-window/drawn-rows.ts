import type { Virtualizer } from '@tanstack/react-virtual';
import { places } from './span';

export interface DrawnRows {
  /** Places of the rows to draw. */
  indexes: readonly number[];
  /** Heights in pixels of what is not drawn above and below. */
  above: number;
  below: number;
}

interface ListPlace {
  count: number;
  /** Off, all rows are drawn. */
  enabled: boolean;
  /** Pixels from the top of the page to the first row. */
  top: number;
}

/** A list that is drawn whole. */
export const allRows = (count: number): DrawnRows => ({ indexes: places({ first: 0, last: count - 1 }), above: 0, below: 0 });

/** What a list draws of itself now. */
export function drawnRows(virtualizer: Virtualizer<Window, Element>, { count, enabled, top }: ListPlace): DrawnRows {
  if (!enabled) return allRows(count);
  const items = virtualizer.getVirtualItems();
  const [first] = items;
  const last = items[items.length - 1];
  return {
    indexes: items.map(({ index }) => index),
    above: first ? first.start - top : 0,
    below: last ? Math.max(0, virtualizer.getTotalSize() - (last.end - top)) : 0,
  };
}
