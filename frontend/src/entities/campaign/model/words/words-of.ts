import { templateParts, type TemplatePart } from '../template-parts';
import { chipWords, type PlaceholderLabels } from './labels';

/** A piece of a template as it is read: a placeholder in plain words, everything else as it is written. */
export function wordsOf(part: TemplatePart, labels: PlaceholderLabels): string {
  const label = part.kind === 'placeholder' ? labels?.get(part.name) : undefined;
  return part.kind === 'placeholder' && label !== undefined ? chipWords(label, part.fallback) : part.text;
}

/** A template as one plain text, for what is spoken. */
export function spokenTemplate(text: string, labels: PlaceholderLabels): string {
  return templateParts(text)
    .map((part) => wordsOf(part, labels))
    .join('');
}
