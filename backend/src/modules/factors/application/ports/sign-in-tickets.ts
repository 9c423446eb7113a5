export interface SignInTicket {
  /** Stored only as a hash. */
  token: string;
  userId: string;
  expiresAt: Date;
}

/** Half sign-ins: the password was right, the second step is missing. */
export abstract class SignInTickets {
  abstract add(ticket: SignInTicket, now: Date): Promise<void>;
  /** Whose it is; null when it is unknown, expired or has no try left. Counts nothing. */
  abstract userOf(token: string, now: Date): Promise<string | null>;
  /** As `userOf`, and counts a try. */
  abstract tryOnce(token: string, now: Date): Promise<string | null>;
  /** Uses the ticket up. Two calls at once: one gets true. */
  abstract end(token: string): Promise<boolean>;
}
