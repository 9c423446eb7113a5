import type { DataSource } from 'typeorm';

import { EmailPreferences } from '../queries/email-preferences.query.js';
import { DEFAULT_EMAIL_SETTINGS, type EmailSettings } from '../domain/email-settings.js';

/** The same choices for everybody; without any, the defaults. */
export class MemoryEmailPreferences extends EmailPreferences {
  chosen: Partial<EmailSettings> = {};

  constructor() {
    super({} as DataSource);
  }

  override async of(): Promise<EmailSettings> {
    return { ...DEFAULT_EMAIL_SETTINGS, ...this.chosen };
  }
}
