import { AccountRepository, type NewPassword } from '../application/ports/account-repository.js';
import type { Account } from '../domain/account.js';
import { EmailTaken, UsernameTaken } from '../domain/account-errors.js';

/** Accounts in memory, with the sessions that a new password has to end. */
export class MemoryAccountRepository extends AccountRepository {
  /** The open sessions. */
  sessions: { id: string; userId: string }[] = [];
  private readonly accounts = new Map<string, Account>();

  async add(account: Account): Promise<void> {
    if (this.named(account.username)) throw new UsernameTaken();
    this.refuseTaken(account.email, account.id);
    this.accounts.set(account.id, { ...account });
  }

  async byId(id: string): Promise<Account | null> {
    const found = this.accounts.get(id);
    return found ? { ...found } : null;
  }

  async byUsername(username: string): Promise<Account | null> {
    const found = this.named(username);
    return found ? { ...found } : null;
  }

  async byEmail(email: string): Promise<Account | null> {
    const found = [...this.accounts.values()].find((account) => same(account.email, email));
    return found ? { ...found } : null;
  }

  async anyAdmin(): Promise<boolean> {
    return [...this.accounts.values()].some(({ isAdmin }) => isAdmin);
  }

  async setAdmin(id: string, isAdmin: boolean): Promise<void> {
    this.change(id, { isAdmin });
  }

  async endAdmin(id: string): Promise<boolean> {
    const others = [...this.accounts.values()].some((account) => account.isAdmin && account.id !== id);
    if (others) this.change(id, { isAdmin: false });
    return others;
  }

  async setPassword(id: string, { passwordHash, now, mustChange = false, keepSession }: NewPassword): Promise<void> {
    this.change(id, { passwordHash, passwordChangedAt: now, mustChangePassword: mustChange });
    this.sessions = this.sessions.filter((session) => session.userId !== id || session.id === keepSession);
  }

  async setEmail(id: string, email: string): Promise<void> {
    this.refuseTaken(email, id);
    this.change(id, { email, emailVerifiedAt: null });
  }

  async verifyEmail(id: string, email: string, now: Date): Promise<boolean> {
    if (this.accounts.get(id)?.email !== email) return false;
    this.change(id, { emailVerifiedAt: now });
    return true;
  }

  private named(username: string): Account | undefined {
    return [...this.accounts.values()].find((account) => same(account.username, username));
  }

  private change(id: string, values: Partial<Account>): void {
    const account = this.accounts.get(id);
    if (account) this.accounts.set(id, { ...account, ...values });
  }

  private refuseTaken(email: string, except: string): void {
    for (const account of this.accounts.values()) {
      if (account.id !== except && same(account.email, email)) throw new EmailTaken();
    }
  }
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
