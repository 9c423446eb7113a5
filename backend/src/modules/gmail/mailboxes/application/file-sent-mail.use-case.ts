import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { MailboxAccounts, type MailboxAccount } from './ports/mailbox-accounts.js';
import { MailboxSends, type Filing } from './ports/mailbox-sends.js';
import { SentFolder } from './ports/sent-folder.js';

const AT_ONCE = 50;
const AGAIN_MS = 15 * 60_000;
/** After this time without a result, the mailbox has no such folder or denies access: the email counts as sent, without a copy. */
const GIVE_UP_MS = 24 * 3_600_000;

/**
 * Puts sent email into the Sent folder where the provider does not do that itself: it looks first and appends once. After a
 * crash in between, or when a server refuses the copy (for example because the mailbox is full), the look is repeated, but
 * never the append.
 */
@Injectable()
export class FileSentMail {
  constructor(
    private readonly accounts: MailboxAccounts,
    private readonly sends: MailboxSends,
    private readonly folder: SentFolder,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const filing of await this.sends.takeFilings(now, new Date(now.getTime() + AGAIN_MS), AT_ONCE)) await this.file(filing);
  }

  private async file(filing: Filing): Promise<void> {
    const { messageId, userId, address, at, copy, begun } = filing;
    const account = await this.accounts.byUser(userId);
    const isOver = this.clock.now().getTime() - at.getTime() > GIVE_UP_MS;
    // It never goes into another mailbox than the one that it left from.
    if (isOver || account?.address.toLowerCase() !== address) return this.sends.filed(messageId);
    const found = await this.folder.find(account, messageId);
    if (found === 'cannot_tell') return;
    // A copy that we appended is no evidence that the provider files mail.
    if (!begun) await this.learn(account, found === 'found');
    if (found === 'absent' && copy && !begun) {
      await this.sends.beginAppend(messageId);
      if (!(await this.folder.append(account, copy))) return;
    }
    await this.sends.filed(messageId);
  }

  /** Seen to file once, it files; not seen yet, it may still. */
  private async learn({ userId, connectionId, filesSent }: MailboxAccount, isThere: boolean): Promise<void> {
    if (filesSent === null || (isThere && !filesSent)) await this.accounts.noteFilesSent(userId, connectionId, isThere);
  }
}
