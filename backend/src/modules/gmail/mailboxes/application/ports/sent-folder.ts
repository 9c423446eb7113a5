import type { MailboxAccount } from './mailbox-accounts.js';

/** The folder of sent email of a mailbox. A failure to look is `cannot_tell`, never an absence. */
export abstract class SentFolder {
  abstract find(account: MailboxAccount, messageId: string): Promise<'found' | 'absent' | 'cannot_tell'>;
  /** Adds a message that is marked as read; false when there is no such folder or the server refused. Throws nothing. */
  abstract append(account: MailboxAccount, raw: Buffer): Promise<boolean>;
}
