/** The fields of a template as they are typed. */
export interface TemplateForm {
  name: string;
  description: string;
  subject: string;
  template: string;
}

export const templateFields = ['name', 'description', 'subject', 'template'] as const;
