import { places } from './span';

export interface DrawnRows {
  /** Places of the rows to draw. */
  indexes: readonly number[];
  /** Heights in pixels of what is not drawn above and below. */
  above: number;
  below: number;
}

/** A list that is drawn whole. */
export const allRows = (count: number): DrawnRows => ({ indexes: places({ first: 0, last: count - 1 }), above: 0, below: 0 });
