import type { Guardian } from '../../../guardians/index.js';

export interface DeletionWords {
  /** The athlete's first name. */
  athlete: string;
  dueAt: Date | null;
  isAthlete: boolean;
}

/** The product's own mail to guardians. */
export abstract class GuardianMailer {
  /** `athlete`: the first name; `emails`: how many wait, 0 when it is about something else; `path`: where it is decided. Returns whether it was delivered, or not sent because the server has no mail server. Throws MailServerDown. */
  abstract ask(guardian: Guardian, about: { athlete: string; emails: number; path: string }): Promise<'delivered' | 'not_sent'>;

  /** That an athlete (the first name) showed a reply to their guardians; nothing of the reply. Throws MailServerDown. */
  abstract tellOfReply(guardian: Guardian, athlete: string): Promise<'delivered' | 'not_sent'>;

  /** That the account of an athlete is deleted on that day, or (null) that this was stopped; to the athlete or a guardian. Throws MailServerDown. */
  abstract tellOfDeletion(to: Pick<Guardian, 'name' | 'email'>, about: DeletionWords): Promise<'delivered' | 'not_sent'>;
}
