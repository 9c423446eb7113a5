import { type Edit, editsAt, type Pattern, pattern } from './words/pattern.js';
import { SLOT_PAIRS, SLOTS } from './rules/confusions/slots.js';
import type { Word } from './words/word.js';

/** A pattern around a word, and how many words of it are before that word. */
interface Slot {
  pattern: Pattern;
  before: number;
}

function compileAll(): ReadonlyMap<string, readonly Slot[]> {
  const all = new Map<string, Slot[]>();
  for (const line of SLOT_PAIRS.split(',')) {
    const [wrong = '', right = '', ...slots] = line.trim().split(/\s+/);
    const compiled = slots.flatMap((slot) => (SLOTS[slot] ?? []).map((written) => compile(written, `[${wrong}>${right}]`)));
    all.set(wrong, [...(all.get(wrong) ?? []), ...compiled]);
  }
  return all;
}

let byWord: ReturnType<typeof compileAll> | undefined;

function compile(written: string, changed: string): Slot {
  const parts = written.split(' ');
  const before = parts.slice(0, parts.indexOf('X')).filter((part) => part !== '^').length;
  return { pattern: pattern(written.replace('X', changed)), before };
}

/** Corrects words where only a word of similar sound is possible: "to loose touch", "the hole team". */
export function slotCorrections(words: readonly Word[]): Edit[] {
  // Compiled for the first text: only the threads that read texts need them, while every program loads this module.
  byWord ??= compileAll();
  const slots = byWord;
  return words.flatMap(({ lower }, at) => {
    for (const { pattern: one, before } of slots.get(lower) ?? []) {
      const edits = at >= before ? editsAt(one, words, at - before) : null;
      if (edits) return edits;
    }
    return [];
  });
}
