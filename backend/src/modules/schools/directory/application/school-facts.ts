/** Academics of one institution from the bundled file; a column that is not reported is null. */
export interface AcademicsEntry {
  /** IPEDS number of the institution. */
  unitid: number;
  /** Version of the bundled directory that brought the school. */
  since: number;
  columns: Record<string, string | null>;
}

/** Other names by which people look for a school. */
export interface AliasEntry {
  unitid: number;
  since: number;
  aliases: string[];
}

export interface SchoolFacts {
  academics: AcademicsEntry[];
  aliases: AliasEntry[];
}
