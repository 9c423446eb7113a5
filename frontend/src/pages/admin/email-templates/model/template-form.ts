/** The fields of a template as they are typed. */
export interface TemplateForm {
  name: string;
  description: string;
  template: string;
}

export const templateFields = ['name', 'description', 'template'] as const;
