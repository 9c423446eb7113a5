import type { WriteEmailTemplate } from '@/shared/api';
import type { TemplateForm } from './template-form';

/** What is sent: trimmed, and without a description when there is none. */
export function writeTemplate({ name, description, template }: TemplateForm): WriteEmailTemplate {
  const about = description.trim();
  return { name: name.trim(), ...(about === '' ? {} : { description: about }), template: template.trim() };
}
