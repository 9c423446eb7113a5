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

/** The daily tokens of each athlete. Reserved before the request to the provider and settled afterwards, without an open transaction in between. */
export abstract class TokenAllowance {
  /** Takes tokens at once, so that two requests together cannot overspend. Throws AllowanceUsedUp. */
  abstract reserve(userId: string, tokens: number, now: Date): Promise<Reservation>;

  /** Puts what was really used in the place of what was reserved. */
  abstract settle(reservation: Reservation, usedTokens: number): Promise<void>;

  abstract of(userId: string, now: Date): Promise<Allowance>;
}
