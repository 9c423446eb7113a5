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
   * Asks admins whether the address of a shared coach is wrong, unless that is asked already, or the coach is deleted or
   * has another address by now. Idempotent.
   */
  abstract run(bounce: Bounce): Promise<void>;
}
