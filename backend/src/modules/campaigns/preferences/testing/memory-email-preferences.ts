import { EmailPreferences } from '../application/ports/email-preferences.js';
import { DEFAULT_EMAIL_SETTINGS, type EmailSettings } from '../domain/email-settings.js';

/** The same choices for everybody; without any, the defaults. */
export class MemoryEmailPreferences extends EmailPreferences {
  chosen: Partial<EmailSettings> = {};

  async of(): Promise<EmailSettings> {
    return { ...DEFAULT_EMAIL_SETTINGS, ...this.chosen };
  }
}
