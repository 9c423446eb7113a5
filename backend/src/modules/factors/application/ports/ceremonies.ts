/** What a question to a passkey is for; an answer to one is worth nothing for another. */
export type CeremonyPurpose = 'add' | 'sign_in' | 'second_step' | 'confirm';

/** Whose question it is. Both are null at a sign-in without a name; a second step has no session yet. */
export interface CeremonyOwner {
  purpose: CeremonyPurpose;
  userId: string | null;
  session: string | null;
}

/** The random questions that passkeys have to sign: known to the server, good for one answer. */
export abstract class Ceremonies {
  abstract begin(challenge: string, owner: CeremonyOwner, expiresAt: Date, now: Date): Promise<void>;
  /** Uses the question up. False when it is used, expired, unknown or another owner's. */
  abstract take(challenge: string, owner: CeremonyOwner, now: Date): Promise<boolean>;
}
