import { ProfileShareRepository, type StoredShare } from '../application/ports/profile-share-repository.js';
import type { IssuedLink } from '../application/ports/share-links.js';
import { isOpen, type ShareSettings } from '../domain/profile-share.js';
import type { ShareSource } from '../domain/share-source.js';

/** Shared profiles in memory. */
export class MemoryProfileShareRepository extends ProfileShareRepository {
  readonly athletes = new Map<string, ShareSource>();
  private readonly stored = new Map<string, StoredShare>();

  async of(userId: string): Promise<{ athlete: ShareSource; share: StoredShare | null; question: null }> {
    const athlete = this.athletes.get(userId);
    if (!athlete) throw new Error(`account ${userId} does not exist`);
    return { athlete, share: this.stored.get(userId) ?? null, question: null };
  }

  async openAt(hash: string, now: Date): Promise<{ athlete: ShareSource; share: StoredShare } | null> {
    const [userId, share] = this.openShare(hash, now) ?? [];
    const athlete = userId === undefined ? undefined : this.athletes.get(userId);
    return athlete && share ? { athlete, share } : null;
  }

  async takerAt(hash: string, now: Date): Promise<string | null> {
    const [userId, share] = this.openShare(hash, now) ?? [];
    return userId !== undefined && share?.fields.includes('messages') ? userId : null;
  }

  async save(userId: string, settings: ShareSettings, link: IssuedLink): Promise<void> {
    const before = this.stored.get(userId);
    this.stored.set(userId, { ...settings, link: before?.link ?? link, views: before?.views ?? 0 });
  }

  async renew(userId: string, link: IssuedLink): Promise<void> {
    const before = this.stored.get(userId);
    if (before) this.stored.set(userId, { ...before, link, views: 0 });
  }

  async countView(hash: string, viewerId: string | null, now: Date): Promise<void> {
    const [userId, share] = this.openShare(hash, now) ?? [];
    if (userId === undefined || share === undefined || userId === viewerId) return;
    this.stored.set(userId, { ...share, views: share.views + 1 });
  }

  private openShare(hash: string, now: Date): [string, StoredShare] | undefined {
    return [...this.stored].find(([, share]) => share.link.hash === hash && isOpen(share, now));
  }
}
