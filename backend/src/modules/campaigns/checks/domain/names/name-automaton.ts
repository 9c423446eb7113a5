import { nextTurn } from '../../../../../shared-kernel/next-turn.js';

/** A name in a list of words: from `start` to before `end`, with everything that has this name. */
export interface NameMatch<Value> {
  start: number;
  end: number;
  values: readonly Value[];
}

/** A key of the table of edges has the node above and the word below: 2^26 words are more than memory has room for. */
const WORDS = 2 ** 26;
const ROOT = 0;
/** Nodes between two turns: a few milliseconds. */
const AT_ONCE = 10_000;

/**
 * Finds all names of a list in one pass over a text (Aho-Corasick over words instead of letters, so that a name never
 * begins or ends within a word). Add all names, then `build`, then `find`.
 */
export class NameAutomaton<Value> {
  private readonly numbers = new Map<string, number>();
  private readonly edges = new Map<number, number>();
  private readonly parents: number[] = [ROOT];
  private readonly words: number[] = [0];
  private readonly depths: number[] = [0];
  private readonly values = new Map<number, Value[]>();
  /** The node of the longest other beginning of a name that ends here. */
  private fails = new Int32Array();
  /** The next node on the way of `fails` at which a name ends. */
  private shorter = new Int32Array();

  add(words: readonly string[], value: Value): void {
    if (words.length === 0) return;
    let node = ROOT;
    for (const word of words) node = this.child(node, word);
    const values = this.values.get(node);
    if (!values) this.values.set(node, [value]);
    else if (!values.includes(value)) values.push(value);
  }

  /** Returns what has exactly this name. */
  of(words: readonly string[]): readonly Value[] {
    let node: number | undefined = ROOT;
    for (const word of words) {
      const number = this.numbers.get(word);
      node = number === undefined ? undefined : this.edges.get(node * WORDS + number);
      if (node === undefined) return [];
    }
    return this.values.get(node) ?? [];
  }

  /** Requests of others are answered in the meantime. */
  async build(turn = nextTurn): Promise<this> {
    const nodes = this.parents.length;
    this.fails = new Int32Array(nodes);
    this.shorter = new Int32Array(nodes);
    let built = 0;
    for (const level of this.levels()) {
      for (const node of level) {
        this.link(node);
        built += 1;
        if (built % AT_ONCE === 0) await turn();
      }
    }
    return this;
  }

  /** Every name in the words, also those within others. Takes time in proportion to the words and the names found. */
  find(words: readonly { folded: string }[]): NameMatch<Value>[] {
    const found: NameMatch<Value>[] = [];
    let node = ROOT;
    for (const [at, { folded }] of words.entries()) {
      const number = this.numbers.get(folded);
      node = number === undefined ? ROOT : this.next(node, number);
      for (let end = this.values.has(node) ? node : this.shorter[node]; end; end = this.shorter[end]) {
        found.push({ start: at + 1 - this.depth(end), end: at + 1, values: this.values.get(end) ?? [] });
      }
    }
    return found;
  }

  /** The nodes below the root, by the number of words that lead to them. */
  private levels(): number[][] {
    const levels: number[][] = [];
    for (let node = 1; node < this.parents.length; node += 1) (levels[this.depth(node) - 1] ??= []).push(node);
    return levels;
  }

  private link(node: number): void {
    const above = this.parents[node] ?? ROOT;
    const fail = above === ROOT ? ROOT : this.next(this.fails[above] ?? ROOT, this.words[node] ?? 0);
    this.fails[node] = fail;
    this.shorter[node] = this.values.has(fail) ? fail : (this.shorter[fail] ?? ROOT);
  }

  private child(node: number, word: string): number {
    let number = this.numbers.get(word);
    if (number === undefined) this.numbers.set(word, (number = this.numbers.size));
    const key = node * WORDS + number;
    let child = this.edges.get(key);
    if (child === undefined) {
      child = this.parents.length;
      this.edges.set(key, child);
      this.parents.push(node);
      this.words.push(number);
      this.depths.push(this.depth(node) + 1);
    }
    return child;
  }

  private next(from: number, word: number): number {
    for (let node = from; ; node = this.fails[node] ?? ROOT) {
      const child = this.edges.get(node * WORDS + word);
      if (child !== undefined) return child;
      if (node === ROOT) return ROOT;
    }
  }

  private depth(node: number): number {
    return this.depths[node] ?? 0;
  }
}
