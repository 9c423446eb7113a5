/** Lets mailboxes be looked into, in this process or another. Safe to call too often. */
export abstract class MailboxJobs {
  abstract check(userIds: string[], now: Date): Promise<void>;
}
