import type { EmailTemplateView } from '../../queries/campaigns.query.js';

export interface EmailTemplateText {
  name: string;
  description: string | null;
  template: string;
}

export interface EmailTemplateRecord extends EmailTemplateText {
  id: string;
}

export interface EmailTemplateChange {
  text: EmailTemplateText;
  /** The revision that the new text was written from; left out = whatever is stored is replaced. */
  revision?: number;
  now: Date;
}

export interface ChangedEmailTemplate {
  stored: EmailTemplateView;
  changed: boolean;
}

/** The templates of an installation; athletes read them, admins write them. */
export abstract class EmailTemplateRepository {
  /** Adds the first templates of an installation, once for ever. */
  abstract addStarters(templates: EmailTemplateRecord[], now: Date): Promise<void>;
  abstract add(template: EmailTemplateRecord, now: Date): Promise<void>;
  /**
   * Returns the stored template and whether it was changed; null when it does not exist. Nothing is changed when
   * `revision` is given, another one is stored, and so is another text.
   */
  abstract change(id: string, change: EmailTemplateChange): Promise<ChangedEmailTemplate | null>;
  /** Answers false when it does not exist. */
  abstract remove(id: string): Promise<boolean>;
}
