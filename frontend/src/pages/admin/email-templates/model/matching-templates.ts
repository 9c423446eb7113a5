import type { Template } from './template';

/** The templates whose name, description, subject or text contains every word of the search. */
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
