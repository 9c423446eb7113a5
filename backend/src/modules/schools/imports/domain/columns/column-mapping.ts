/** Title of a column of the file (see `columnTitles`) → the column that it is, '' where it is not used. */
export type ColumnMapping = ReadonlyMap<string, string>;
