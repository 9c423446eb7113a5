import type { PlaceholderProfile } from '../../../profile/fields/index.js';

/** What an email may contain about the athlete; null = not filled in. */
export interface MailAthlete extends PlaceholderProfile {
  /** The address of the shared profile, while it is open */
  shareLink: string | null;
  /** The latest season in words; '' or left out = no games. */
  statsLine?: string;
  /** Added below every email, with placeholders; '' or left out = none. */
  signature?: string;
}
