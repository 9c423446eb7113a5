import type { PartsOfSpeech } from './words/word.js';

/** What the grammar library found at one place; offsets in UTF-16 units. */
export interface Finding {
  start: number;
  end: number;
  /** The name of its rule: "ModalOf". */
  rule: string;
  /** The class of its rule: "Spelling", "Agreement" … */
  kind: string;
  message: string;
  /** The likeliest first; '' removes the place. */
  replacements: string[];
}

/** A text as library and tagger read it. */
export interface Reading {
  found: readonly Finding[];
  parts: PartsOfSpeech;
}
