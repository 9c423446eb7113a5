import type { ShareSettings } from '../../domain/profile-share.js';
import type { ShareSource } from '../../domain/share-source.js';
import type { IssuedLink } from './share-links.js';

export interface StoredShare extends ShareSettings {
  link: IssuedLink;
  /** How often somebody looked, by this link. */
  views: number;
}

/** A guardian is asked whether the page may be on. */
export interface ShareQuestion {
  askedAt: Date;
  /** Nobody decides after that. */
  expiresAt: Date;
}

/** Athletes' shared profiles, with what they show. */
export abstract class ProfileShareRepository {
  /** The athlete with the share, which is null before the first decision. Throws when there is no such account. */
  abstract of(userId: string): Promise<{ athlete: ShareSource; share: StoredShare | null; question: ShareQuestion | null }>;

  /** Whoever's open link this is; null for a link that is unknown, off or expired. */
  abstract openAt(hash: string, now: Date): Promise<{ athlete: ShareSource; share: StoredShare } | null>;

  /** The id of whoever's open link this is, where the form for coaches is ticked; null otherwise. */
  abstract takerAt(hash: string, now: Date): Promise<string | null>;

  /** Makes the share, or changes its settings and leaves link and views alone: `link` counts for a new one only. */
  abstract save(userId: string, settings: ShareSettings, link: IssuedLink, now: Date): Promise<void>;

  /** A new link without views; the old one is dead at once. Nothing happens without a share. */
  abstract renew(userId: string, link: IssuedLink, now: Date): Promise<void>;

  /** Counts one view of an open link, unless it is the athlete's own. */
  abstract countView(hash: string, viewerId: string | null, now: Date): Promise<void>;
}
