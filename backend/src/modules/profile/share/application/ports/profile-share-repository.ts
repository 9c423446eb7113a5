import type { ShareSettings } from '../../domain/profile-share.js';
import type { ShareSource } from '../../domain/share-source.js';
import type { IssuedLink } from './share-links.js';

export interface StoredShare extends ShareSettings {
  link: IssuedLink;
  /** Number of views of this link. */
  views: number;
}

/** A guardian is asked whether the page may be on. */
export interface ShareQuestion {
  askedAt: Date;
  /** The request can no longer be decided after this time. */
  expiresAt: Date;
}

/** Athletes' shared profiles, with what they show. */
export abstract class ProfileShareRepository {
  /** The athlete with the share, which is null before the first decision. Throws when there is no such account. */
  abstract of(userId: string): Promise<{ athlete: ShareSource; share: StoredShare | null; question: ShareQuestion | null }>;

  /** The athlete and share of an open link; null for a link that is unknown, off or expired. */
  abstract openAt(hash: string, now: Date): Promise<{ athlete: ShareSource; share: StoredShare } | null>;

  /** The athlete's ID of an open link with the form for coaches turned on; null otherwise. */
  abstract takerAt(hash: string, now: Date): Promise<string | null>;

  /** Creates the share, or changes its settings and keeps link and views: `link` is used for a new one only. */
  abstract save(userId: string, settings: ShareSettings, link: IssuedLink, now: Date): Promise<void>;

  /** A new link without views; the old one is dead at once. Nothing happens without a share. */
  abstract renew(userId: string, link: IssuedLink, now: Date): Promise<void>;

  /** Counts one view of an open link, unless it is the athlete's own. */
  abstract countView(hash: string, viewerId: string | null, now: Date): Promise<void>;
}
