/** Who looked at a mail, by the token of its picture. */
export abstract class MailOpens {
  /** When the mail of this token left; undefined when there is no such mail. */
  abstract sentAt(token: string): Promise<Date | null | undefined>;
  /** Counts a look; a person's first one marks the mail as opened and goes into the record. */
  abstract note(token: string, machine: boolean, now: Date): Promise<void>;
}
