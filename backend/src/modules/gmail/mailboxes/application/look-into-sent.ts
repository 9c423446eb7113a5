import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { LOOK_AGAIN_MS, LOOKS_AFTER_MS, nextLookAt } from '../domain/look-times.js';
import { SENDS_KEPT_MS } from '../../gateways/domain/next-send.js';
import { MailboxAccounts, type MailboxAccount } from './ports/mailbox-accounts.js';
import type { Attempt, LookUp } from '../../gateways/index.js';
import { MailboxSends, type MailboxSend } from './ports/mailbox-sends.js';
import { SentFolder } from './ports/sent-folder.js';

const CANNOT_TELL: LookUp = { kind: 'cannot_tell' };

/**
 * Searches the folder of sent email three times for an email whose delivery is unknown. Its absence proves that it was
 * not sent only when the provider is known to file sent mail itself.
 */
@Injectable()
export class LookIntoSent {
  constructor(
    private readonly accounts: MailboxAccounts,
    private readonly sends: MailboxSends,
    private readonly folder: SentFolder,
    private readonly clock: Clock,
  ) {}

  async run({ messageId, userId, claimedAt }: Attempt): Promise<LookUp> {
    const now = this.clock.now();
    const send = await this.sends.byMessage(messageId);
    // Every email is written down before it is handed over, so one that is not was never handed over.
    if (!send) return now.getTime() - claimedAt.getTime() < SENDS_KEPT_MS ? { kind: 'absent' } : CANNOT_TELL;
    const account = await this.accounts.byUser(userId);
    if (account?.address.toLowerCase() !== send.address) return CANNOT_TELL;
    if (send.looks >= LOOKS_AFTER_MS.length) return account.filesSent ? { kind: 'absent' } : CANNOT_TELL;
    return isDue(send, claimedAt, now) ? this.look(account, send, now) : CANNOT_TELL;
  }

  private async look(account: MailboxAccount, { messageId }: MailboxSend, now: Date): Promise<LookUp> {
    const found = await this.folder.find(account, messageId);
    if (found === 'found') {
      await this.accounts.noteFilesSent(account.userId, account.connectionId, true);
      return { kind: 'sent', providerMessageId: null, threadId: null };
    }
    const failed = found === 'cannot_tell';
    await this.sends.noteLook(messageId, !failed, failed ? new Date(now.getTime() + LOOK_AGAIN_MS) : null);
    return CANNOT_TELL;
  }
}

function isDue({ looks, lookAt }: MailboxSend, claimedAt: Date, now: Date): boolean {
  const due = nextLookAt(claimedAt, looks);
  return due !== null && due <= now && !(lookAt && lookAt > now);
}
