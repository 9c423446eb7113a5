import type { PlaceholderValues } from './placeholders.js';
import { templateTokens } from './template-tokens.js';

export interface SignedText {
  text: string;
  /** Where the signature begins; the length of the text where none was added. */
  signatureAt: number;
}

/**
 * A text with the signature below it, both still with placeholders. A text that already ends with the same signature, with
 * the same placeholders or with their values (`own`), gets none.
 */
export function signedText(text: string, signature: string, own: Partial<PlaceholderValues>): SignedText {
  const lines = signature.trim();
  const unsigned = { text, signatureAt: text.length };
  if (lines === '' || endsWithLines(filled(text, own), filled(lines, own))) return unsigned;
  const begin = `${text.trimEnd()}\n\n`;
  return { text: begin + lines, signatureAt: begin.length };
}

function endsWithLines(text: string, lines: string): boolean {
  const [whole, end] = [tidied(text), tidied(lines)];
  return whole === end || whole.endsWith(`\n${end}`);
}

/** Normalizes invisible differences: line endings, and trailing space. */
function tidied(text: string): string {
  return text.replace(/\r\n?/g, '\n').trimEnd();
}

function filled(text: string, own: Partial<PlaceholderValues>): string {
  return templateTokens(text)
    .map((token) => {
      if (token.kind === 'text') return token.text;
      return token.kind === 'unknown' ? token.source : own[token.name] || token.fallback || `{{${token.name}}}`;
    })
    .join('');
}
