import type { Guardian } from '../../../guardians/index.js';

/** The product's own mail to guardians. */
export abstract class GuardianMailer {
  /** `athlete`: the first name; `emails`: how many wait, 0 when it is about something else; `path`: where it is decided. Returns whether it was delivered, or only kept on this server. Throws MailServerDown. */
  abstract ask(guardian: Guardian, about: { athlete: string; emails: number; path: string }): Promise<'delivered' | 'kept'>;
}
