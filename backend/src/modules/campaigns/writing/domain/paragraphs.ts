import type { TemplateToken } from './template-tokens.js';

interface Paragraph {
  /** Of its first line in the template, from 1. */
  line: number;
  tokens: TemplateToken[];
}

/** Paragraphs longer than this are cut at the end of a line, so that one without blank lines is not read again for each coach. */
const LONG = 2_000;

/** Cuts a text at its blank lines, and what is long without one at an end of a line. Each piece keeps all of its line ends. */
export function paragraphs(tokens: readonly TemplateToken[]): Paragraph[] {
  const found: Paragraph[] = [{ line: 1, tokens: [] }];
  let line = 1;
  let length = 0;
  for (const token of tokens) {
    if (token.kind !== 'text') {
      found.at(-1)?.tokens.push(token);
      continue;
    }
    for (const piece of token.text.split(/(?<=\n)/)) {
      found.at(-1)?.tokens.push({ kind: 'text', text: piece });
      length += piece.length;
      if (!piece.endsWith('\n')) continue;
      line += 1;
      if (length <= LONG && piece.trim() !== '') continue;
      found.push({ line, tokens: [] });
      length = 0;
    }
  }
  return found.filter(({ tokens: inside }) => inside.length > 0);
}
