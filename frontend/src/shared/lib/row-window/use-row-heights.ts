import { useCallback, useEffect, useState } from 'react';

interface RowHeightsControl {
  /** Pixels by the key of the row, of every row that was drawn. */
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

/** Measures rows as they are drawn and while they change, with one observer for all. */
export function useRowHeights(): RowHeightsControl {
  const [known, setKnown] = useState<ReadonlyMap<string, number>>(new Map());
  const [observer] = useState(() =>
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver((entries) =>
          setKnown((before) =>
            withHeights(
              before,
              entries.map(({ target }) => target),
            ),
          ),
        ),
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
