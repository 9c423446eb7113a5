import type { FitRange } from '../../model/fit-analysis';
import { rangeMarks } from '../../model/range-marks';
import css from './range-bar.module.css';

/** The middle half of the others as a band, and where the athlete stands. The sentence below says the same. */
export function RangeBar({ range }: { range: FitRange }) {
  const { start, width, value } = rangeMarks(range);
  return (
    <div className={css['bar']} aria-hidden>
      <div className={css['middle']} style={{ left: `${start}%`, width: `${width}%` }} />
      {value !== null && <div className={css['value']} style={{ left: `${value}%` }} />}
    </div>
  );
}
