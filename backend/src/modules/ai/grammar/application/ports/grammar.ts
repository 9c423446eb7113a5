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

/** English spelling and grammar. An abort signal cancels requests that have not begun. */
export abstract class Grammar {
  /**
   * Corrects spelling and grammar. Placeholders, links, the words of `names` and tokens longer than a word are not changed.
   * Throws GrammarFailed, WritingCancelled.
   */
  abstract correct(text: string, names: readonly string[], signal?: AbortSignal): Promise<Correction>;

  /**
   * Those of the words, in small letters, that are ordinary English words and no names; a word that cannot be looked up is
   * none of them. Throws WritingCancelled.
   */
  abstract ordinaryAmong(words: readonly string[], signal?: AbortSignal): Promise<Set<string>>;
}
