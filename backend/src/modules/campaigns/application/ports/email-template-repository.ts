export interface EmailTemplateText {
  name: string;
  description: string | null;
  template: string;
}

export interface EmailTemplateRecord extends EmailTemplateText {
  id: string;
}

/** The templates of an installation; athletes read them, admins write them. */
export abstract class EmailTemplateRepository {
  /** Adds the first templates of an installation, once for ever. */
  abstract addStarters(templates: EmailTemplateRecord[], now: Date): Promise<void>;
  abstract add(template: EmailTemplateRecord, now: Date): Promise<void>;
  /** Answers when it was created; null when it does not exist. */
  abstract change(id: string, text: EmailTemplateText, now: Date): Promise<Date | null>;
  /** Answers false when it does not exist. */
  abstract remove(id: string): Promise<boolean>;
}
