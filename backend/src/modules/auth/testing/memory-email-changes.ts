import {
  type ChangedEmail,
  type EmailChangeKey,
  type EmailChangeLink,
  EmailChanges,
  type NewEmailChange,
  type PendingEmail,
} from '../application/ports/email-changes.js';
import type { AccountRepository } from '../application/ports/account-repository.js';

type Stored = NewEmailChange & { links: Partial<Record<EmailChangeLink, string>> };

/** Changes in memory; it writes no emails. */
export class MemoryEmailChanges extends EmailChanges {
  private readonly stored = new Map<string, Stored>();

  constructor(private readonly accounts: AccountRepository) {
    super();
  }

  async begin(change: NewEmailChange): Promise<void> {
    this.stored.set(change.userId, { ...change, links: {} });
  }

  async pendingOf(userId: string): Promise<PendingEmail | null> {
    const found = this.stored.get(userId);
    return found ? { userId, email: found.email, requestedAt: found.requestedAt } : null;
  }

  async giveLink({ userId, email, requestedAt }: PendingEmail, link: EmailChangeLink, token: string): Promise<boolean> {
    const found = this.stored.get(userId);
    if (!found || found.email !== email || found.requestedAt.getTime() !== requestedAt.getTime()) return false;
    found.links[link] = token;
    return true;
  }

  async confirm(key: EmailChangeKey, now: Date): Promise<ChangedEmail | null> {
    const found = this.find(key, 'confirm');
    const account = found && (await this.accounts.byId(found.userId));
    if (!found || !account || ('token' in key && found.expiresAt <= now)) return null;
    await this.accounts.setEmail(found.userId, found.email);
    await this.accounts.verifyEmail(found.userId, found.email, now);
    this.stored.delete(found.userId);
    return { userId: found.userId, username: account.username, oldEmail: account.email, email: found.email };
  }

  async cancel(key: EmailChangeKey): Promise<string | null> {
    const found = this.find(key, 'cancel');
    return found !== undefined && this.stored.delete(found.userId) ? found.userId : null;
  }

  private find(key: EmailChangeKey, link: EmailChangeLink): Stored | undefined {
    if ('userId' in key) return this.stored.get(key.userId);
    return [...this.stored.values()].find(({ links }) => links[link] === key.token);
  }
}
