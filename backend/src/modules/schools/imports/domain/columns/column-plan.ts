/** Which columns a kind of file has. */
export interface ColumnPlan<Column extends string> {
  required: readonly Column[];
  optional: readonly Column[];
  /** What needs to be there, in words. */
  needed: string;
  /** Other spellings of a column's own name, which count as that column. */
  spellings?: Readonly<Record<string, Column>>;
  /** Other names, in this order; one is taken where the column's own name is not there and no other took it. */
  alternatives?: readonly (readonly [Column, string])[];
  /**
   * Headers as people write them, folded to a-z, the likeliest first: offered to the admin, never taken without a
   * mapping.
   */
  guesses: Readonly<Record<Column, readonly string[]>>;
}
