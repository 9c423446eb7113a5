import { holds, isSame, type Span, within } from './span';

/** The rendered part of a list. */
export interface Drawn {
  rows: Span;
  /** Those of the rows that have their controls already. */
  whole: Span;
}

export interface ListView {
  view: Span;
  count: number;
  /** Number of rows to render beyond each end of the view. */
  spare: number;
  /** Deferred cell rendering: a row first shows its text; its controls follow in a later frame. */
  inTwo: boolean;
}

/**
 * What to render in the next frame: the missing rows in view, else one step of the remaining work, because rendering much
 * makes a frame long. After a jump, everything in view is rendered completely.
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
 * All rows in view; if none of them is missing, one more at each end. Surplus rows are removed together with the next
 * added ones, so that one render covers both.
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
