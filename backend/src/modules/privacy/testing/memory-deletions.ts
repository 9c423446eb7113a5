import type { PhotoFiles } from '../../profile/photo/index.js';
import { Deletions, type DeletionProgress, type DueDeletion, type Erasure, type NewDeletion } from '../application/ports/deletions.js';
import { LastAdmin } from '../domain/privacy-errors.js';

interface Account {
  username: string;
  isAdmin: boolean;
  /** When it is deleted; null: no deletion is planned. */
  dueAt: Date | null;
  birthdate?: string;
}

type Kept = DueDeletion & Pick<DeletionProgress, 'nextTryAt' | 'doneAt'>;

/** Accounts in memory, and the deletions of them. Emails and sessions do not exist here. */
export class MemoryDeletions extends Deletions {
  readonly accounts = new Map<string, Account>();
  /** Athletes whose deletion a guardian wants. */
  readonly wanted = new Set<string>();
  readonly files = new Map<string, PhotoFiles>();
  private kept: Kept[] = [];

  add(userId: string, username = userId, isAdmin = false): void {
    this.accounts.set(userId, { username, isAdmin, dueAt: null });
  }

  async plan(userId: string, dueAt: Date): Promise<Date> {
    this.refuseLastAdmin(userId);
    const account = this.accounts.get(userId);
    if (account) account.dueAt ??= dueAt;
    return account?.dueAt ?? dueAt;
  }

  async planned(now: Date): Promise<string[]> {
    const due = [...this.accounts].filter(([id, { dueAt }]) => dueAt !== null && dueAt <= now && !this.isBegun(id));
    return due.map(([id]) => id);
  }

  async lift(username: string, birthdate: string): Promise<boolean> {
    const found = [...this.accounts].find(([, account]) => account.username.toLowerCase() === username.toLowerCase());
    if (!found || found[1].dueAt === null || this.isBegun(found[0])) return false;
    Object.assign(found[1], { dueAt: null, birthdate });
    return true;
  }

  async begin({ id, userId, now, byGuardian }: NewDeletion): Promise<boolean> {
    this.refuseLastAdmin(userId);
    if (byGuardian && !this.wanted.delete(userId)) return false;
    if (this.isBegun(userId)) return true;
    this.kept.push({ id, userId, leftovers: null, google: 'none', requestedAt: now, tries: 0, nextTryAt: now, doneAt: null });
    return true;
  }

  async due(now: Date): Promise<DueDeletion[]> {
    const due = this.kept.filter(({ userId, nextTryAt, doneAt }) => doneAt === null && (userId !== null || nextTryAt <= now));
    return due.map(({ id, userId, leftovers, google, requestedAt, tries }) => ({ id, userId, leftovers, google, requestedAt, tries }));
  }

  async filesOf(userId: string): Promise<PhotoFiles> {
    return this.files.get(userId) ?? { pictures: [], uploads: [] };
  }

  async erase({ id, userId, leftovers, google, now }: Erasure): Promise<void> {
    if (!this.accounts.delete(userId)) return;
    this.change(id, { userId: null, leftovers, google, nextTryAt: now });
  }

  async note(id: string, progress: DeletionProgress): Promise<void> {
    this.change(id, progress);
  }

  async forgetBefore(moment: Date): Promise<void> {
    this.kept = this.kept.filter(({ doneAt, requestedAt }) => doneAt === null || requestedAt >= moment);
  }

  private change(id: string, changes: Partial<Kept>): void {
    const kept = this.kept.find((one) => one.id === id);
    if (kept) Object.assign(kept, changes);
  }

  private isBegun(userId: string): boolean {
    return this.kept.some((one) => one.userId === userId);
  }

  private refuseLastAdmin(userId: string): void {
    const admins = [...this.accounts].filter(([, { isAdmin, dueAt }]) => isAdmin && dueAt === null);
    if (admins.length === 1 && admins[0]?.[0] === userId) throw new LastAdmin();
  }
}
