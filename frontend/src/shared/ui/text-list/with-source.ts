export interface WithSource {
  text: string;
  /** Who says so, when it was verified and where; null when the sentence names no source. */
  source: string | null;
}

const START = ' Source (';

/** A rule as the plan quotes it ("… Source (press), verified on …: https://…"), and its source apart. */
export function withSource(sentence: string): WithSource {
  const at = sentence.lastIndexOf(START);
  return at < 0 ? { text: sentence, source: null } : { text: sentence.slice(0, at), source: sentence.slice(at + 1) };
}
