import type { FitRange } from '../../model/fit-analysis';
import { rangeMarks } from '../../model/range-marks';
import css from './range-bar.module.css';

/** The middle half of the other players as a band, and the athlete's position in it. The sentence below has the same content. */
export function RangeBar({ range }: { range: FitRange }) {
  const { start, width, value } = rangeMarks(range);
  return (
    <div className={css['bar']} aria-hidden>
      <div className={css['middle']} style={{ left: `${start}%`, width: `${width}%` }} />
      {value !== null && <div className={css['value']} style={{ left: `${value}%` }} />}
    </div>
  );
}
