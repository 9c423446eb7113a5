import type { TemplateForm } from './template-form';

/** The text of a template as the server has it. */
export interface StoredTemplate extends TemplateForm {
  revision: number;
}

/** The stored text from the error of a refused save; null when there is none. */
export function storedTemplate(present: Record<string, unknown> | null): StoredTemplate | null {
  const { name, description, subject, template, revision } = present ?? {};
  if (typeof name !== 'string' || typeof template !== 'string' || typeof revision !== 'number') return null;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return { name, description: textOf(description), subject: textOf(subject), template, revision };
}
