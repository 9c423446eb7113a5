import type { MailboxAccount } from '../application/ports/mailbox-accounts.js';
import { SentFolder } from '../application/ports/sent-folder.js';

type Found = 'found' | 'absent' | 'cannot_tell';

/** The sent email of each mailbox; `find` returns `answer` when set, else what was appended. */
export class ScriptedSentFolder extends SentFolder {
  answer: Found | null = null;
  /** False: the server refuses to take mail. */
  takes = true;
  looks = 0;
  /** The mailboxes that email was put into. */
  readonly appended: string[] = [];
  private readonly filed: { address: string; raw: string }[] = [];

  async find({ address }: MailboxAccount, messageId: string): Promise<Found> {
    this.looks += 1;
    if (this.answer !== null) return this.answer;
    const isThere = this.filed.some((mail) => mail.address === address && mail.raw.includes(`Message-ID: <${messageId}>`));
    return isThere ? 'found' : 'absent';
  }

  async append({ address }: MailboxAccount, raw: Buffer): Promise<boolean> {
    this.appended.push(address);
    if (this.takes) this.filed.push({ address, raw: raw.toString() });
    return this.takes;
  }
}
