import type { KnownAthlete } from '../known-athlete.js';

/** Words about the recipient's school and all others, from the directory, in lower case. */
export interface DirectoryWords {
  /** Singular and plural → schools. */
  mascots: ReadonlyMap<string, ReadonlySet<number>>;
  cities: ReadonlyMap<string, ReadonlySet<number>>;
  conferences: ReadonlyMap<string, ReadonlySet<number>>;
  /** School → what it plays in: "D1 FCS". */
  divisions?: ReadonlyMap<number, string>;
}

export interface WordScope {
  athlete: KnownAthlete;
  directory: DirectoryWords;
  /** The codes of what the reader coaches, as "OC,QB"; '' or omitted where that is not known. */
  readerRole?: string;
  /** Null when no recipient is known. */
  schoolId: number | null;
  /** Names that are right in this text, in small letters: the recipient's school, town, state and staff. */
  right: ReadonlySet<string>;
}
