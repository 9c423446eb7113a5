export interface EmailTemplateRecord {
  id: string;
  name: string;
  description: string | null;
  template: string;
}

export abstract class EmailTemplateRepository {
  /** Adds the first templates of an installation, once for ever. */
  abstract addStarters(templates: EmailTemplateRecord[], now: Date): Promise<void>;
}
