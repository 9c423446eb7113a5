/** Where one sentence ends and the next begins; "3.7", "U. S." and links have no such place. */
const BREAK = /(?<=[^\s.][.!?]["”')]?)(?<!\b(?:Mr|Mrs|Ms|Dr|Jr|Sr|St|vs|No|e\.g|i\.e|etc)\.)[ \t]+(?=["“(]?[\p{L}\d{])|\r?\n+/u;

/** The sentences of a text, without the blanks between them. */
export function sentencesOf(text: string): string[] {
  return text
    .split(BREAK)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
