export interface Bounce {
  coachId: number;
  /** The address that the email went to. */
  address: string;
  /** The mail server's message. */
  reason: string;
}

/** Puts the address of an email that came back before the admins. */
export abstract class ReportBounce {
  /**
   * Asks whether the address of a shared coach is wrong, unless that is asked already, or the coach is gone or has another
   * address by now. Safe to repeat.
   */
  abstract run(bounce: Bounce): Promise<void>;
}
