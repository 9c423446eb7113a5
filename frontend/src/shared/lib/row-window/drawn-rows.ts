import { places } from './span';

export interface DrawnRows {
  /** Indexes of the rows to render. */
  indexes: readonly number[];
  /** Heights in pixels of the rows above and below that are not rendered. */
  above: number;
  below: number;
}

/** A list that is rendered as a whole. */
export const allRows = (count: number): DrawnRows => ({ indexes: places({ first: 0, last: count - 1 }), above: 0, below: 0 });
