/** Opens of an email, by the token of its tracking pixel. */
export abstract class MailOpens {
  /** When the email of this token was sent; undefined when there is no such email. */
  abstract sentAt(token: string): Promise<Date | null | undefined>;
  /** Counts a look; a person's first one marks the email as opened and goes into the record. */
  abstract note(token: string, machine: boolean, now: Date): Promise<void>;
}
