/** Lets mailboxes be due before their time. */
export abstract class MailboxCalls {
  /** Makes every connected mailbox whose replies can be read due; answers how many there are. */
  abstract callAll(now: Date): Promise<number>;
}
