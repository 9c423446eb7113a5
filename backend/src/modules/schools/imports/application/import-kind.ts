/** What a table can hold. */
export type TableKind = 'schools' | 'coaches' | 'rosters' | 'incoming';

/** A pack is another server's whole directory. */
export type ImportKind = TableKind | 'pack';
