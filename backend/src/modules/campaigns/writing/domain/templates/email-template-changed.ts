import { DomainError } from '../../../../../shared-kernel/domain-error.js';

interface StoredTemplate {
  name: string;
  description: string | null;
  subject: string | null;
  template: string;
  revision: number;
}

/** The text that a change starts from is not the stored one any more; `present` is what is stored. */
export class EmailTemplateChanged extends DomainError {
  constructor({ name, description, subject, template, revision }: StoredTemplate) {
    super({
      kind: 'conflict',
      code: 'text_changed',
      message: 'This template was changed in another tab or by another admin. Nothing was overwritten. Compare both versions.',
      extra: { present: { name, description, subject, template, revision } },
    });
  }
}
