import type { TemplateToken } from './template-tokens.js';

interface Paragraph {
  /** Where it begins in the template, from 1. */
  line: number;
  tokens: TemplateToken[];
}

/** Paragraphs longer than this are cut at the end of a line, so that one without blank lines is not read again for each coach. */
const LONG = 2_000;

/** Behind a line end, and behind a sentence that ends in a word of its own: never behind "St." or "Univ.". */
const ENDS = /(?<=\n)|(?<=[a-z0-9/]{4}[.!?] )(?<!\b(?:univ|coll|prof|dept)[.!?] )/i;
const SENTENCE = /[a-z0-9/]{4}[.!?] $/i;
const SHORTENED = /\b(?:univ|coll|prof|dept)[.!?] $/i;

/** Cuts a text at its blank lines and sentences, and what is long without one at an end of a line. Each piece keeps all of its characters. */
export function paragraphs(tokens: readonly TemplateToken[]): Paragraph[] {
  const found: Paragraph[] = [{ line: 1, tokens: [] }];
  let line = 1;
  let length = 0;
  for (const token of tokens) {
    if (token.kind !== 'text') {
      found.at(-1)?.tokens.push(token);
      continue;
    }
    for (const piece of token.text.split(ENDS)) {
      found.at(-1)?.tokens.push({ kind: 'text', text: piece });
      length += piece.length;
      const isLine = piece.endsWith('\n');
      if (isLine) line += 1;
      if (isLine ? length <= LONG && piece.trim() !== '' : !endsSentence(piece)) continue;
      found.push({ line, tokens: [] });
      length = 0;
    }
  }
  return found.filter(({ tokens: inside }) => inside.length > 0);
}

function endsSentence(piece: string): boolean {
  return SENTENCE.test(piece) && !SHORTENED.test(piece);
}
