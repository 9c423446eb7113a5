import { holds, isSame, type Span, within } from './span';

/** What is drawn of a list. */
export interface Drawn {
  rows: Span;
  /** Those of the rows that have their controls already. */
  whole: Span;
}

export interface ListView {
  view: Span;
  count: number;
  /** Rows to draw beyond each end of the view. */
  spare: number;
  /** Rows come in two strokes: first their words, in a later frame their controls. */
  inTwo: boolean;
}

/**
 * What to draw in the next frame: the rows that are missing in view, else one stroke of what is wanted, since a frame in
 * which much comes is a long one. After a jump all in view is drawn whole.
 */
export function nextDrawnRows({ rows, whole }: Drawn, list: ListView): Drawn {
  const { view, inTwo } = list;
  if (isApart(rows, view)) return { rows: view, whole: view };
  const kept = within(whole, rows);
  if (inTwo && holds(rows, view) && !holds(kept, view)) return { rows, whole: oneMore(kept, view) };
  const next = nextRows(rows, list);
  if (!inTwo) return { rows: next, whole: next };
  return isSame(next, rows) ? { rows, whole: oneMore(kept, rows) } : { rows: next, whole: within(kept, next) };
}

/**
 * All rows in view; where none of them is missing, one more at each end. Rows too many go together with the next that
 * come, so that one drawing does for both.
 */
function nextRows(rows: Span, { view, count, spare }: ListView): Span {
  const all = { first: 0, last: count - 1 };
  const wanted = within({ first: view.first - spare, last: view.last + spare }, all);
  if (holds(rows, wanted)) return within(rows, all);
  const ahead = holds(rows, view) ? 1 : 0;
  return within({ first: Math.min(view.first, rows.first - ahead), last: Math.max(view.last, rows.last + ahead) }, wanted);
}

function oneMore(span: Span, wanted: Span): Span {
  if (isApart(span, wanted)) return { first: wanted.first, last: wanted.first };
  if (span.last < wanted.last) return { first: span.first, last: span.last + 1 };
  return span.first > wanted.first ? { first: span.first - 1, last: span.last } : span;
}

const isApart = (one: Span, other: Span): boolean => one.last < one.first || one.first > other.last + 1 || one.last < other.first - 1;
