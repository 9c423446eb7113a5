import type { PlaceholderProfile } from '../../../fields/domain/placeholder-fields.js';

/** What other modules may know of an athlete; null = not filled in. */
export interface AthleteFacts extends PlaceholderProfile {
  userId: string;
  username: string;
  email: string;
  emailVerified: boolean;
  /** The address of the shared profile; null unless whoever opens it now sees it. */
  shareLink: string | null;
}

/** The athlete behind a mail. Throws when the account does not exist (any more). */
export abstract class AthleteQuery {
  abstract byId(userId: string): Promise<AthleteFacts>;
}
