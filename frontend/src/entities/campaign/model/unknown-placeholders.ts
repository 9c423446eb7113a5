import { templateParts } from './template-parts';

/** Parts of the text that look like placeholders but are not, each once, in order. */
export function unknownPlaceholders(...texts: readonly string[]): string[] {
  const found = texts.flatMap(templateParts).filter(({ kind }) => kind === 'unknown');
  return [...new Set(found.map(({ text }) => text))];
}
