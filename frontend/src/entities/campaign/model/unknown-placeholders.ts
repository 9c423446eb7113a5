import { templateParts } from './template-parts';

/** What looks like a placeholder and is none, each once, in the order of the text. */
export function unknownPlaceholders(...texts: readonly string[]): string[] {
  const found = texts.flatMap(templateParts).filter(({ kind }) => kind === 'unknown');
  return [...new Set(found.map(({ text }) => text))];
}
