/** Header of a file, trimmed → the column that it is, '' where it is not used. */
export type ColumnMapping = ReadonlyMap<string, string>;
