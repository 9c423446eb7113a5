import type { FitRange } from './fit-analysis';

export interface RangeMarks {
  /** Percent of the bar's width. */
  start: number;
  width: number;
  /** Null while the own value is not known. */
  value: number | null;
}

const percent = (value: number, { min, max }: FitRange) => Math.min(100, Math.max(0, max > min ? ((value - min) / (max - min)) * 100 : 0));

/** Where the middle half and the own value are on the bar. */
export function rangeMarks(range: FitRange): RangeMarks {
  const start = percent(range.low, range);
  return { start, width: percent(range.high, range) - start, value: range.value === null ? null : percent(range.value, range) };
}
