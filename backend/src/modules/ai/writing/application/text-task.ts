import type { AiFailure } from '../domain/ai-errors.js';
import type { Assignment } from './ports/text-model.js';

/** A piece of writing that a model and our own rules can both do. */
export interface TextTask<T> extends Assignment {
  /** Name of the answer's shape: letters, digits and _. */
  name: string;
  /** JSON Schema of T: an object, every property required, no further ones. */
  schema: Readonly<Record<string, unknown>>;
  /** The property (a text) that can be shown while it is being written. */
  shownWhileWritten?: string;
  /** Limit for the answer, in tokens. */
  maxTokens: number;
  /** Returns the error of an answer that fits the schema: 'empty', 'other_language'; null = none. */
  objectionTo(value: T): AiFailure | null;
  /** The same by rules alone; throws WritingCancelled when the signal fires before its end. */
  byRule(signal?: AbortSignal): T | Promise<T>;
}
