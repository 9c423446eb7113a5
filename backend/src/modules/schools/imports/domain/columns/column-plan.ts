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
  /** A name may be in two columns, where the admin chose so. */
  nameParts?: { whole: Column; parts: readonly [first: Column, last: Column] };
  /** What a header probably is by a word in it, where no guess fits; in this order. */
  words: readonly (readonly [Column, RegExp])[];
  /** What a column without a known header probably is by what is in it; in this order. */
  contents?: readonly (readonly [Column, RegExp])[];
  /**
   * Headers as people write them, folded to a-z, the likeliest first: offered to the admin, never taken without a
   * mapping.
   */
  guesses: Readonly<Record<Column, readonly string[]>>;
}
