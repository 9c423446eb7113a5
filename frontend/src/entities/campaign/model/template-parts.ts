import { isPlaceholder } from './placeholders';

export interface TemplatePart {
  kind: 'text' | 'placeholder' | 'unknown';
  text: string;
}

/**
 * What the server takes for a placeholder: {{name}} and {{name|fallback}}, and {name} and [name] when they hold
 * a few plain words.
 */
const pattern = /\{\{([^{}\r\n]*)\}\}|\{([A-Za-z][A-Za-z _-]{0,40})\}|\[([A-Za-z][A-Za-z _-]{0,40})\]/g;

function isKnown(inner: string): boolean {
  const name = inner.split('|', 1)[0] ?? '';
  return isPlaceholder(
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
}

/** Cuts a text into plain text, placeholders and what only looks like one. */
export function templateParts(text: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    const inner = match[1] ?? match[2] ?? match[3] ?? '';
    parts.push({ kind: isKnown(inner) ? 'placeholder' : 'unknown', text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
