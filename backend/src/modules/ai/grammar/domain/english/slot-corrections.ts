import { type Edit, editsAt, type Pattern, pattern } from './words/pattern.js';
import { SLOT_PAIRS, SLOTS } from './rules/slots.js';
import type { Word } from './words/word.js';

/** A pattern around a word, and how many words of it are before that word. */
interface Slot {
  pattern: Pattern;
  before: number;
}

const BY_WORD = new Map<string, Slot[]>();
for (const line of SLOT_PAIRS.split(',')) {
  const [wrong = '', right = '', ...slots] = line.trim().split(/\s+/);
  const compiled = slots.flatMap((slot) => (SLOTS[slot] ?? []).map((written) => compile(written, `[${wrong}>${right}]`)));
  BY_WORD.set(wrong, [...(BY_WORD.get(wrong) ?? []), ...compiled]);
}

function compile(written: string, changed: string): Slot {
  const parts = written.split(' ');
  const before = parts.slice(0, parts.indexOf('X')).filter((part) => part !== '^').length;
  return { pattern: pattern(written.replace('X', changed)), before };
}

/** Corrects words where only a word of similar sound is possible: "to loose touch", "the hole team". */
export function slotCorrections(words: readonly Word[]): Edit[] {
  return words.flatMap(({ lower }, at) => {
    for (const { pattern: one, before } of BY_WORD.get(lower) ?? []) {
      const edits = at >= before ? editsAt(one, words, at - before) : null;
      if (edits) return edits;
    }
    return [];
  });
}
