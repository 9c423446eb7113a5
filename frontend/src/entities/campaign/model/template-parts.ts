import { isPlaceholder } from './placeholders';

export type TemplatePart =
  | { kind: 'text' | 'unknown'; text: string }
  /** `fallback` is what is written when there is no value; '' when none was given. */
  | { kind: 'placeholder'; text: string; name: string; fallback: string };

/**
 * What the server takes for a placeholder: {{name}} and {{name|fallback}}, and {name} and [name] when they hold
 * a few plain words.
 */
const pattern = /\{\{([^{}\r\n]*)\}\}|\{([A-Za-z][A-Za-z _-]{0,40})\}|\[([A-Za-z][A-Za-z _-]{0,40})\]/g;

function partOf(text: string, inner: string): TemplatePart {
  const bar = inner.indexOf('|');
  const name = (bar < 0 ? inner : inner.slice(0, bar))
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  if (!isPlaceholder(name)) return { kind: 'unknown', text };
  return { kind: 'placeholder', text, name, fallback: bar < 0 ? '' : inner.slice(bar + 1).trim() };
}

/** Splits a text into plain text, placeholders, and what only looks like a placeholder. */
export function templateParts(text: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(partOf(match[0], match[1] ?? match[2] ?? match[3] ?? ''));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
