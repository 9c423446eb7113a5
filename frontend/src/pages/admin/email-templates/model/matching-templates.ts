import type { Template } from './template';

/** The templates in whose name, description, subject or text every word of the search stands. */
export function matchingTemplates(templates: readonly Template[], search: string): readonly Template[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return templates;
  return templates.filter(({ name, description, subject, template }) => {
    const text = [name, description ?? '', subject ?? '', template].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
