/** Tells an athlete outside the app. */
export abstract class MailboxNotice {
  /** `sentence`: why the mailbox has to be connected again. */
  abstract tellReconnect(userId: string, address: string, sentence: string): Promise<void>;
}
