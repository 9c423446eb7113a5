/** A place that is wrong, where the right words are not known. */
export interface GrammarDoubt {
  text: string;
  start: number;
  end: number;
  reason: string;
}

export interface Correction {
  /** Correcting it once more changes nothing. */
  text: string;
  doubts: GrammarDoubt[];
}

/** Knows English. */
export abstract class Grammar {
  /** Corrects spelling and grammar. Placeholders, links and the words of `names` stay as they are. */
  abstract correct(text: string, names: readonly string[]): Promise<Correction>;

  /** Those of the words, in small letters, that are ordinary English words and no names. */
  abstract ordinaryAmong(words: readonly string[]): Promise<Set<string>>;
}
