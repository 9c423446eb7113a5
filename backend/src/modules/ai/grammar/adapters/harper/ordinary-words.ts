/** Maps each word to whether the dictionary contains it. */
type LookUp = (words: readonly string[]) => Promise<Map<string, boolean>>;

/** Words of one question. */
const LOOKED_UP = 100;

/** Remembers which words the dictionary has: to ask takes longer than to write. */
export class OrdinaryWords {
  private readonly known = new Map<string, boolean>();

  constructor(private readonly most: number) {}

  /**
   * Those of `words` that the dictionary has. `lookUp` is asked for unknown ones; when it fails, `onFailure` decides whether
   * what is known by then is answered.
   */
  async among(words: readonly string[], lookUp: LookUp, onFailure: (error: unknown) => void): Promise<Set<string>> {
    // What is answered is kept apart: another text may clear the memory while this one waits.
    const answers = new Map(words.flatMap((word) => (this.known.has(word) ? [[word, this.known.get(word)] as const] : [])));
    const unknown = words.filter((word) => !answers.has(word));
    try {
      for (let at = 0; at < unknown.length; at += LOOKED_UP) {
        for (const [word, isOrdinary] of await lookUp(unknown.slice(at, at + LOOKED_UP))) {
          answers.set(word, isOrdinary);
          this.remember(word, isOrdinary);
        }
      }
    } catch (error) {
      onFailure(error);
    }
    return new Set(words.filter((word) => answers.get(word)));
  }

  private remember(word: string, isOrdinary: boolean): void {
    if (this.known.size >= this.most) this.known.clear();
    this.known.set(word, isOrdinary);
  }
}
