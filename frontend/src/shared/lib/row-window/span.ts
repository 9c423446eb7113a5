/** Places of the first and the last row of a part of a list; none while last is before first. */
export interface Span {
  first: number;
  last: number;
}

export const nothing: Span = { first: 0, last: -1 };

export const isSame = (one: Span, other: Span): boolean => one.first === other.first && one.last === other.last;

export const holds = (outer: Span, inner: Span): boolean => outer.first <= inner.first && outer.last >= inner.last;

export const within = (span: Span, { first, last }: Span): Span => ({
  first: Math.max(span.first, first),
  last: Math.min(span.last, last),
});

/** The places of a span, in turn. */
export const places = ({ first, last }: Span): number[] => Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
