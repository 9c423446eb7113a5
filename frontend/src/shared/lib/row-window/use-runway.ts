import { useEffect, useState } from 'react';

/** Places of the first and the last row of a part of a list. */
export interface Span {
  first: number;
  last: number;
}

/** One row more at each end that has too few; what is too much goes at once, since it costs little. */
export function stepTowards(drawn: Span, wanted: Span): Span {
  return {
    first: drawn.first > wanted.first ? drawn.first - 1 : wanted.first,
    last: drawn.last < wanted.last ? drawn.last + 1 : wanted.last,
  };
}

/** What is drawn already, and in any case what is in view. Rows go with the next step: never twice in one frame. */
export function spanToDraw(drawn: Span, view: Span): Span {
  if (drawn.first > view.last + 1 || drawn.last < view.first - 1) return view;
  return { first: Math.min(view.first, drawn.first), last: Math.max(view.last, drawn.last) };
}

/**
 * What to draw of a list: the rows in view at once, and up to `spare` beyond each end, one more in each frame. All of them
 * at once would make the frames long in which rows come into view.
 */
export function useRunway(view: Span, count: number, spare: number): Span {
  const [drawn, setDrawn] = useState(view);
  const wanted = { first: Math.max(0, view.first - spare), last: Math.min(count - 1, view.last + spare) };
  const { first, last } = spanToDraw(drawn, view);
  const { first: wantedFirst, last: wantedLast } = wanted;
  useEffect(() => {
    if (first === wantedFirst && last === wantedLast) return undefined;
    const next = stepTowards({ first, last }, { first: wantedFirst, last: wantedLast });
    const frame = requestAnimationFrame(() => setDrawn(next));
    return () => cancelAnimationFrame(frame);
  }, [first, last, wantedFirst, wantedLast]);
  return { first, last };
}
