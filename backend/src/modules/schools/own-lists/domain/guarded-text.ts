/** What a spreadsheet would take for a formula, behind any number of apostrophes. */
const GUARDED = /^'+[=+\-@\t\r]/;

/**
 * A text that looks as if it had the apostrophe that keeps spreadsheets from calculating it gets one more,
 * so that reading the file back takes away exactly what writing it added.
 */
export function guardedText(text: string): string {
  return GUARDED.test(text) ? `'${text}` : text;
}

/** The text without the apostrophe that guards it. */
export function unguardedText(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
