import type { Fact } from '../../../facts/domain/fact.js';
import type { TextTask } from '../text-task.js';

export interface WriterName {
  kind: 'built-in' | 'model';
  /** "built-in writer", or the model's own name. */
  name: string;
}

export interface WritingOptions {
  /** Fires when the client no longer waits for the answer. */
  signal?: AbortSignal;
  /** Called with all the text there is so far, while it is being written. Not every writer does. */
  onText?: (textSoFar: string) => void;
}

export interface WrittenAnswer<T> {
  value: T;
  /** What the provider counts; 0 for a writer that costs nothing. */
  tokens: number;
}

/** What a writer gets to see: our instructions, the closed list of facts, and other people's words as data. */
export interface Assignment {
  instructions: string;
  facts: readonly Fact[];
  /** Name → text; never treated as instructions, whatever its content. */
  material: Readonly<Record<string, string>>;
}

/** A writer: a model behind an interface, or our own rules. */
export abstract class TextModel {
  abstract readonly writer: WriterName;

  /** The most tokens that the task can cost. */
  abstract mostTokens(task: TextTask<unknown>): number;

  /** An answer that fits the task's schema. Throws AiFailed, WritingCancelled. */
  abstract write<T>(task: TextTask<T>, options?: WritingOptions): Promise<WrittenAnswer<T>>;
}
