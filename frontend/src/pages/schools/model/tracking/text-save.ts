/** What became of a text: `conflict` when another one is stored than the one it was written from. */
export type TextSaveOutcome = { kind: 'saved' } | { kind: 'failed' } | { kind: 'conflict'; stored: string };

/** Stores a text that was written from the text `before`. */
export type TextSave = (text: string, before: string) => Promise<TextSaveOutcome>;
