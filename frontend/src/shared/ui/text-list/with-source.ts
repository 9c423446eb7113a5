export interface WithSource {
  text: string;
  /** Who published the rule, when it was verified, and its link; null when the sentence names no source. */
  source: string | null;
}

const START = ' Source (';

/** Splits a rule ("… Source (press), verified on …: https://…") into its text and its source. */
export function withSource(sentence: string): WithSource {
  const at = sentence.lastIndexOf(START);
  return at < 0 ? { text: sentence, source: null } : { text: sentence.slice(0, at), source: sentence.slice(at + 1) };
}
