import type { EmailSettings } from '../../domain/email-settings.js';

/** What an athlete chose for all campaigns. */
export abstract class EmailPreferences {
  /** Without a choice of the athlete, the defaults. */
  abstract of(userId: string): Promise<EmailSettings>;
}
