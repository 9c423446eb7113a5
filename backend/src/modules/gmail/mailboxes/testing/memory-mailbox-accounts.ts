import {
  MailboxAccounts,
  type MailboxAccount,
  type MailboxLoss,
  type MailboxOverview,
  type MailboxTokens,
  type NewMailbox,
} from '../application/ports/mailbox-accounts.js';

type Kept = MailboxAccount & { failedSignIns: number; pausedUntil: Date | null };

const loginOf = ({ imap, username }: Pick<MailboxAccount, 'imap' | 'username'>) => `${imap.host}/${username}`.toLowerCase();

export class MemoryMailboxAccounts extends MailboxAccounts {
  private readonly accounts = new Map<string, Kept>();

  async byUser(userId: string): Promise<MailboxAccount | null> {
    const kept = this.accounts.get(userId);
    return kept ? { ...kept } : null;
  }

  async isConnected(userId: string): Promise<boolean> {
    return this.accounts.has(userId);
  }

  async overview(userId: string): Promise<MailboxOverview> {
    return { account: await this.byUser(userId), sentLast24Hours: 0 };
  }

  async connect(mailbox: NewMailbox): Promise<'connected' | 'taken' | 'gmail'> {
    const { userId } = mailbox;
    const others = [...this.accounts.values()].filter((other) => other.userId !== userId && other.state === 'connected');
    if (others.some((other) => loginOf(other) === loginOf(mailbox))) return 'taken';
    const before = this.accounts.get(userId);
    const filesSent = before && loginOf(before) === loginOf(mailbox) ? before.filesSent : null;
    const pausedUntil = before?.address.toLowerCase() === mailbox.address.toLowerCase() ? before.pausedUntil : null;
    const fresh = { reason: null, words: null, nextSignInAt: null, failedSignIns: 0 } as const;
    const secret =
      'tokens' in mailbox
        ? ({ auth: 'oauth', password: null, tokens: mailbox.tokens } as const)
        : ({ auth: 'password', password: mailbox.password, tokens: null } as const);
    this.accounts.set(userId, { ...mailbox, ...secret, ...fresh, state: 'connected', filesSent, pausedUntil });
    return 'connected';
  }

  async lose(userId: string, connectionId: string, { reason, words }: MailboxLoss): Promise<boolean> {
    const account = this.present(userId, connectionId);
    if (account?.state !== 'connected') return false;
    Object.assign(account, { state: 'needs_reconnect', reason, words });
    return true;
  }

  async remove(userId: string): Promise<boolean> {
    return this.accounts.delete(userId);
  }

  async countFailedSignIn(userId: string, connectionId: string): Promise<number> {
    const account = this.present(userId, connectionId);
    if (account?.state !== 'connected') return 0;
    account.failedSignIns += 1;
    return account.failedSignIns;
  }

  async holdSignIns(userId: string, connectionId: string, until: Date): Promise<void> {
    const account = this.present(userId, connectionId);
    if (account && !(account.nextSignInAt && account.nextSignInAt > until)) account.nextSignInAt = until;
  }

  async forgiveSignIns(userId: string, connectionId: string): Promise<void> {
    const account = this.present(userId, connectionId);
    if (account) Object.assign(account, { failedSignIns: 0, nextSignInAt: null });
  }

  async keepTokens(userId: string, connectionId: string, tokens: MailboxTokens): Promise<void> {
    const account = this.present(userId, connectionId);
    if (account?.auth === 'oauth') account.tokens = tokens;
  }

  async dropAccess(userId: string, connectionId: string): Promise<void> {
    const account = this.present(userId, connectionId);
    if (account?.tokens) account.tokens = { ...account.tokens, accessToken: null, accessExpiresAt: null };
  }

  async noteFilesSent(userId: string, connectionId: string, filesSent: boolean): Promise<void> {
    const account = this.present(userId, connectionId);
    if (account) account.filesSent = filesSent;
  }

  async pauseSending(userId: string, until: Date): Promise<void> {
    const account = this.accounts.get(userId);
    if (account && !(account.pausedUntil && account.pausedUntil > until)) account.pausedUntil = until;
  }

  /** For the fake of the sends. */
  pausedUntil(userId: string): Date | null {
    return this.accounts.get(userId)?.pausedUntil ?? null;
  }

  private present(userId: string, connectionId: string): Kept | undefined {
    const account = this.accounts.get(userId);
    return account?.connectionId === connectionId ? account : undefined;
  }
}
