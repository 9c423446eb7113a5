import { placeholderNamed, type PlaceholderName } from './placeholders.js';

export type TemplateToken =
  | { kind: 'text'; text: string }
  | { kind: 'placeholder'; name: PlaceholderName; fallback: string; source: string; at: number }
  | { kind: 'unknown'; source: string; at: number };

/**
 * {{name}} and {{name|fallback}}, and what other tools write: {name} and [name]. Single brackets count as a
 * placeholder only when they hold a few plain words, so that "[2026]" or "{x: 1}" stay text.
 */
const PATTERN = /\{\{([^{}\r\n]*)\}\}|\{([A-Za-z][A-Za-z _-]{0,40})\}|\[([A-Za-z][A-Za-z _-]{0,40})\]/g;

/** Cuts a template into text and placeholders; `at` is the offset in the template. */
export function templateTokens(template: string): TemplateToken[] {
  const tokens: TemplateToken[] = [];
  let end = 0;
  for (const match of template.matchAll(PATTERN)) {
    if (match.index > end) tokens.push({ kind: 'text', text: template.slice(end, match.index) });
    tokens.push(placeholder(match[0], match[1] ?? match[2] ?? match[3] ?? '', match.index));
    end = match.index + match[0].length;
  }
  if (end < template.length) tokens.push({ kind: 'text', text: template.slice(end) });
  return tokens;
}

function placeholder(source: string, inner: string, at: number): TemplateToken {
  const bar = inner.indexOf('|');
  const name = placeholderNamed(bar < 0 ? inner : inner.slice(0, bar));
  if (!name) return { kind: 'unknown', source, at };
  return { kind: 'placeholder', name, fallback: bar < 0 ? '' : inner.slice(bar + 1).trim(), source, at };
}
