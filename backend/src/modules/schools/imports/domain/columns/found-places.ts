/** Where the columns of a file are. */
export interface FoundPlaces<Column extends string> {
  places: Map<Column, number>;
  /** Headers that are not used. */
  unknown: string[];
  /** The first column that the file has twice. */
  repeated: Column | null;
}
