import type { Sentence } from './sentences.js';

/**
 * How phrases are written in the tables: words between blanks; `a|b` one of them, `a*` any word that begins so, `...` up to three words
 * of any kind, `$` an amount of money, `#` another number.
 */
export interface Phrases {
  /** Whether one of them begins at that word. */
  beginAt(words: readonly string[], at: number): boolean;
}

type Part = { gap: true } | { gap: false; exact: Set<string>; beginnings: string[] };

const LONGEST_GAP = 3;

/** None of them begins with a gap. They are looked up by their first word. */
export function phrases(...texts: string[]): Phrases {
  const byWord = new Map<string, Part[][]>();
  const byBeginning: [string, Part[]][] = [];
  for (const text of texts) {
    const [first, ...rest] = text.split(' ').map(partOf);
    if (!first || first.gap) throw new Error(`"${text}" begins with a gap.`);
    for (const word of first.exact) byWord.set(word, [...(byWord.get(word) ?? []), rest]);
    for (const beginning of first.beginnings) byBeginning.push([beginning, rest]);
  }
  return {
    beginAt(words, at) {
      const word = words[at] ?? '';
      const goesOn = (rest: Part[]) => matches(words, at + 1, rest, 0);
      if (byWord.get(word)?.some(goesOn)) return true;
      return byBeginning.some(([beginning, rest]) => word.startsWith(beginning) && goesOn(rest));
    },
  };
}

/** Places of a sentence at which one of the phrases begins. */
export function placesOf({ words }: Sentence, wanted: Phrases): number[] {
  return words.flatMap((_, at) => (wanted.beginAt(words, at) ? [at] : []));
}

export function contains({ words }: Sentence, wanted: Phrases): boolean {
  return words.some((_, at) => wanted.beginAt(words, at));
}

function partOf(text: string): Part {
  if (text === '...') return { gap: true };
  const options = text.split('|');
  return {
    gap: false,
    exact: new Set(options.filter((option) => !option.endsWith('*'))),
    beginnings: options.filter((option) => option.endsWith('*')).map((option) => option.slice(0, -1)),
  };
}

/** At most four ways for each gap, and a phrase has few. */
function matches(words: readonly string[], at: number, parts: readonly Part[], next: number): boolean {
  const part = parts[next];
  if (!part) return true;
  if (!part.gap) return fits(words[at], part) && matches(words, at + 1, parts, next + 1);
  for (let skipped = 0; skipped <= LONGEST_GAP; skipped += 1) if (matches(words, at + skipped, parts, next + 1)) return true;
  return false;
}

function fits(word: string | undefined, { exact, beginnings }: Extract<Part, { gap: false }>): boolean {
  return word !== undefined && (exact.has(word) || beginnings.some((beginning) => word.startsWith(beginning)));
}
