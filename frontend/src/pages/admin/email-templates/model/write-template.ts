import type { WriteEmailTemplate } from '@/shared/api';
import type { TemplateForm } from './template-form';

/** What is sent: trimmed, and without a description or a subject when there is none. */
export function writeTemplate({ name, description, subject, template }: TemplateForm): WriteEmailTemplate {
  const optional = { description: description.trim(), subject: subject.trim() };
  const given = Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== ''));
  return { name: name.trim(), ...given, template: template.trim() };
}
