/** Addresses whose owners want no more email from this server, found by the token of an email that they got. */
export abstract class OptOuts {
  /** Returns whether the address of this mail opted out; null when no mail has this token. */
  abstract isOptedOut(token: string): Promise<boolean | null>;
  /**
   * The address of this mail gets no more email of any athlete; what still waits for it is skipped. Safe to repeat.
   * Returns false when no mail has this token.
   */
  abstract add(token: string, now: Date): Promise<boolean>;
}
