import { type Correction, Grammar } from '../application/ports/grammar.js';
import { WritingCancelled } from '../domain/writing-cancelled.js';

/** As long as a word may be. */
const MAX_WORD = 100;

/** Corrects what a test says; every word is an ordinary one, but those that are told to be names. */
export class ToldGrammar extends Grammar {
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
