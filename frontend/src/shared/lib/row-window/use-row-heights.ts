import { useCallback, useEffect, useState } from 'react';

interface RowHeightsControl {
  /** Height in pixels of every row that was rendered, by its key. */
  known: ReadonlyMap<string, number>;
  /** For each row, which carries its key as data-key. */
  measure: (element: HTMLElement | null) => (() => void) | undefined;
}

const keyOf = (element: Element): string => (element as HTMLElement).dataset['key'] ?? '';

/** The known heights with those that differ; the same map where none does. */
function withHeights(known: ReadonlyMap<string, number>, elements: readonly Element[]): ReadonlyMap<string, number> {
  const measured = elements.map((element) => [keyOf(element), element.getBoundingClientRect().height] as const);
  const changed = measured.filter(([key, height]) => height > 0 && known.get(key) !== height);
  return changed.length === 0 ? known : new Map([...known, ...changed]);
}

/** When scrolling up, a row that is rendered for the first time must not push the visible rows down: the page scrolls by the difference. */
function keepPlace(rows: readonly Element[], seen: Set<string>, usualHeight: number): void {
  let pixels = 0;
  for (const row of rows.filter((one) => !seen.has(keyOf(one)))) {
    const { top, height } = row.getBoundingClientRect();
    seen.add(keyOf(row));
    if (top < 0 && height > 0) pixels += height - usualHeight;
  }
  if (pixels !== 0) window.scrollBy(0, pixels);
}

/** Measures rows as they are drawn and while they change, with one observer for all. `usualHeight` is what an unknown row counted as. */
export function useRowHeights(usualHeight: number): RowHeightsControl {
  const [known, setKnown] = useState<ReadonlyMap<string, number>>(new Map());
  const [seen] = useState(() => new Set<string>());
  const [observer] = useState(() =>
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver((entries) => {
          const rows = entries.map(({ target }) => target);
          keepPlace(rows, seen, usualHeight);
          setKnown((before) => withHeights(before, rows));
        }),
  );
  useEffect(() => () => observer?.disconnect(), [observer]);
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || observer === null) return undefined;
      observer.observe(element);
      return () => observer.unobserve(element);
    },
    [observer],
  );
  return { known, measure };
}
