import { neededLetters } from './needed-letters.js';
import { signOf } from './sign-of.js';

/** Signs are numbered; as many places each state has, a power of two. */
const SIGNS = '_0abcdefghijklmnopqrstuvwxyz~';
const SHIFT = 5;
const ASCII = 128;
const SIGN_OF = Uint8Array.from({ length: ASCII }, (_, code) => SIGNS.indexOf(signOf(code)));
/** A sentence is checked in its original form, in lower case, and with some stretches blanked. */
const KEPT_TEXTS = 6;

/** What was found in one text: the number of its reading for each list that has a piece in it. */
interface ReadText {
  text: string | null;
  reading: number;
  lists: Uint32Array;
}

/** Finds in one pass which of many patterns may be found in a text (after Aho and Corasick). */
export class PieceFinder {
  private readonly patterns: RegExp[] = [];
  /** Of each pattern the list that it needs first, and all others; the first list is in every text. */
  private firsts = new Uint16Array(0);
  private others: readonly (readonly number[])[] = [];
  private automaton: Automaton | null = null;
  private kept: ReadText[] = [];
  private last: ReadText = { text: null, reading: 0, lists: new Uint32Array(0) };
  private next = 0;

  /** Returns the number by which `mayHold` identifies the pattern. */
  add(pattern: RegExp): number {
    this.automaton = null;
    return this.patterns.push(pattern) - 1;
  }

  mayHold(text: string, pattern: number): boolean {
    const { lists, reading } = this.last.text === text && this.automaton ? this.last : this.read(text);
    return lists[this.firsts[pattern] ?? 0] === reading && areRead(this.others[pattern] ?? NONE, lists, reading);
  }

  /** The places in the list of those patterns that the text may hold, in their order. */
  mayHoldOf(text: string, patterns: readonly number[]): number[] {
    const { lists, reading } = this.last.text === text && this.automaton ? this.last : this.read(text);
    const { firsts, others } = this;
    const found: number[] = [];
    for (let at = 0; at < patterns.length; at += 1) {
      const pattern = patterns[at] ?? 0;
      if (lists[firsts[pattern] ?? 0] === reading && areRead(others[pattern] ?? NONE, lists, reading)) found.push(at);
    }
    return found;
  }

  private read(text: string): ReadText {
    const automaton = this.automaton ?? this.build();
    for (const known of this.kept) if (known.text === text) return (this.last = known);
    const free = this.freeFor(text, automaton);
    free.reading += 1;
    free.lists[IN_ALL] = free.reading;
    automaton.mark(text, free);
    return (this.last = free);
  }

  /** A text that differs from `known` by capitals alone holds the same, and is not read. */
  readAs(text: string, known: string): void {
    if (text === known || text.length !== known.length) return;
    const { lists, reading } = this.last.text === known && this.automaton ? this.last : this.read(known);
    const free = this.freeFor(text, this.automaton ?? this.build());
    free.lists.set(lists);
    free.reading = reading;
  }

  private freeFor(text: string, { lists }: Automaton): ReadText {
    const free = this.kept[this.next] ?? { text: null, reading: 0, lists: new Uint32Array(lists) };
    this.kept[this.next] = free;
    this.next = (this.next + 1) % KEPT_TEXTS;
    free.text = text;
    return free;
  }

  private build(): Automaton {
    const numbers = new Map<string, number>();
    const lists: (readonly string[])[] = [[]];
    const needs = this.patterns.map((pattern) =>
      neededLetters(pattern).map((list) => {
        const key = list.join(' ');
        const known = numbers.get(key) ?? lists.push(list) - 1;
        numbers.set(key, known);
        return known;
      }),
    );
    this.firsts = Uint16Array.from(needs, ([first = IN_ALL]) => first);
    this.others = needs.map((own) => (own.length > 1 ? own.slice(1) : NONE));
    this.kept = [];
    this.next = 0;
    return (this.automaton = new Automaton(lists));
  }
}

/** The list of what needs none. */
const IN_ALL = 0;
const NONE: readonly number[] = [];

function areRead(needs: readonly number[], lists: Uint32Array, reading: number): boolean {
  for (let at = 0; at < needs.length; at += 1) if (lists[needs[at] ?? IN_ALL] !== reading) return false;
  return true;
}

class Automaton {
  readonly lists: number;
  /** The next state for each state and character. */
  private goes: Uint16Array;
  /** Of each state the lists of all pieces that end there, one behind another. */
  private readonly ends: Uint32Array;
  private readonly ended: Uint16Array;

  constructor(lists: readonly (readonly string[])[]) {
    this.lists = lists.length;
    const most = lists.flat().reduce((sum, piece) => sum + piece.length, 1);
    this.goes = new Uint16Array(most << SHIFT);
    const { states, own } = this.grow(lists);
    const all = this.link(states, own);
    this.goes = this.goes.slice(0, states << SHIFT);
    this.ends = new Uint32Array(states + 1);
    for (const [state, some] of all.entries()) this.ends[state + 1] = (this.ends[state] ?? 0) + some.length;
    this.ended = Uint16Array.from(all.flat());
  }

  /** Writes the number of this reading to each list that has a piece in the text. */
  mark(text: string, { lists, reading }: ReadText): void {
    let state = this.goesTo(0, 0);
    for (let at = 0; at <= text.length; at += 1) {
      const code = text.charCodeAt(at);
      state = this.goesTo(state, code < ASCII ? (SIGN_OF[code] ?? 0) : 0);
      const end = this.ends[state + 1] ?? 0;
      for (let one = this.ends[state] ?? 0; one < end; one += 1) lists[this.ended[one] ?? 0] = reading;
    }
  }

  private goesTo(state: number, sign: number): number {
    return this.goes[(state << SHIFT) | sign] ?? 0;
  }

  /** One state for each beginning of a piece. */
  private grow(lists: readonly (readonly string[])[]): { states: number; own: Map<number, number[]> } {
    const own = new Map<number, number[]>();
    let states = 1;
    for (const [list, pieces] of lists.entries())
      for (const piece of pieces) {
        let state = 0;
        for (const sign of piece) {
          const way = (state << SHIFT) | SIGNS.indexOf(sign);
          state = this.goes[way] || (this.goes[way] = states++);
        }
        own.set(state, [...(own.get(state) ?? []), list]);
      }
    return { states, own };
  }

  /** Where no piece goes on, its longest ending that begins another one does. Gives the lists of all pieces that end in each state. */
  private link(states: number, own: ReadonlyMap<number, readonly number[]>): readonly (readonly number[])[] {
    const all: (readonly number[])[] = Array.from({ length: states }, (_, state) => own.get(state) ?? []);
    const falls = new Uint16Array(states);
    const queue = [0];
    for (const state of queue)
      for (let sign = 0; sign < SIGNS.length; sign += 1) {
        const fall = state === 0 ? 0 : this.goesTo(falls[state] ?? 0, sign);
        const to = this.goesTo(state, sign);
        if (to === 0) this.goes[(state << SHIFT) | sign] = fall;
        else {
          falls[to] = fall;
          all[to] = both(all[to] ?? [], all[fall] ?? []);
          queue.push(to);
        }
      }
    return all;
  }
}

function both(some: readonly number[], others: readonly number[]): readonly number[] {
  return others.length === 0 ? some : [...new Set([...some, ...others])];
}
