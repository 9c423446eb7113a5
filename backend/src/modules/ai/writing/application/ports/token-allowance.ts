/** What one athlete may spend on models in one day (UTC). */
export interface Allowance {
  usedTokens: number;
  limitTokens: number;
  resetsAt: Date;
}

export interface Reservation {
  userId: string;
  /** YYYY-MM-DD */
  day: string;
  tokens: number;
}

/** The day's tokens of each athlete. Taken before the provider is asked, settled afterwards; never held open in between. */
export abstract class TokenAllowance {
  /** Takes tokens at once, so that two requests together cannot overspend. Throws AllowanceUsedUp. */
  abstract reserve(userId: string, tokens: number, now: Date): Promise<Reservation>;

  /** Puts what was really used in the place of what was reserved. */
  abstract settle(reservation: Reservation, usedTokens: number): Promise<void>;

  abstract of(userId: string, now: Date): Promise<Allowance>;
}
