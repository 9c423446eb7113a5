import type { FoldedLetter } from './fold-text.js';
import type { KnownValue } from './known-values.js';
import type { PrivateKind } from './private-values.js';

export interface PrivateSpan {
  kind: PrivateKind;
  start: number;
  end: number;
}

interface Node {
  next: Map<string, Node>;
  value?: KnownValue;
}

/** More characters than that between two letters, and they belong to different words: "O'Brien", "512) 555". */
const MOST_BETWEEN = 3;

/** Looks for all values at once: each place of a text is compared with at most the longest of them. */
export class KnownValueTree {
  private readonly root: Node = { next: new Map() };

  constructor(values: readonly KnownValue[]) {
    for (const value of values) this.add(value);
  }

  /** In the order of the text, none over another; at each place the longest. */
  find(text: string, letters: readonly FoldedLetter[]): PrivateSpan[] {
    const found: PrivateSpan[] = [];
    for (let at = 0; at < letters.length; at += 1) {
      const match = letters[at]?.startsWord ? this.longest(text, letters, at) : null;
      const [first, last] = [letters[at], letters[match?.last ?? -1]];
      if (!match || !first || !last) continue;
      found.push({ kind: match.kind, start: first.start, end: last.end });
      at = match.last;
    }
    return found;
  }

  private longest(text: string, letters: readonly FoldedLetter[], from: number): { kind: PrivateKind; last: number } | null {
    let best: { kind: PrivateKind; last: number } | null = null;
    let node = this.root;
    for (let at = from; at < letters.length; at += 1) {
      const next = stepTo(letters[at], node, at > from);
      if (!next) break;
      node = next;
      const kind = valueEndingAt(text, letters, { from, at, node });
      if (kind) best = { kind, last: at };
    }
    return best;
  }

  private add(value: KnownValue): void {
    let node = this.root;
    for (const letter of value.letters) {
      const next = node.next.get(letter) ?? { next: new Map() };
      node.next.set(letter, next);
      node = next;
    }
    if (!node.value || node.value.only !== null) node.value = value;
  }
}

function stepTo(letter: FoldedLetter | undefined, node: Node, isInside: boolean): Node | undefined {
  if (!letter || (isInside && letter.gap > MOST_BETWEEN)) return undefined;
  return node.next.get(letter.letter);
}

function valueEndingAt(
  text: string,
  letters: readonly FoldedLetter[],
  { from, at, node: { value } }: { from: number; at: number; node: Node },
): PrivateKind | null {
  if (!value || letters[at + 1]?.startsWord === false) return null;
  return isWritten(value, text.slice(letters[from]?.start, letters[at]?.end)) ? value.kind : null;
}

function isWritten({ only }: KnownValue, as: string): boolean {
  if (only === 'one_word') return !/\s/.test(as);
  return only === null || as === as.toUpperCase();
}
