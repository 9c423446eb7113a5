import { type Correction, Grammar } from '../application/ports/grammar.js';
import { WritingCancelled } from '../domain/writing-cancelled.js';

/** As long as a word may be. */
const MAX_WORD = 100;

/** Returns the corrections set by the test; every word is ordinary, except those set as names. */
export class ScriptedGrammar extends Grammar {
  readonly corrections = new Map<string, Correction>();
  readonly names = new Set<string>();

  async correct(text: string, _names: readonly string[], signal?: AbortSignal): Promise<Correction> {
    if (signal?.aborted) throw new WritingCancelled();
    return this.corrections.get(text) ?? { text, doubts: [] };
  }

  async ordinaryAmong(words: readonly string[], signal?: AbortSignal): Promise<Set<string>> {
    if (signal?.aborted) throw new WritingCancelled();
    return new Set(words.filter((word) => word.length <= MAX_WORD && !this.names.has(word)));
  }
}
