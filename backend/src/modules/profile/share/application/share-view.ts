import type { ShareField } from '../domain/share-fields.js';

/** What the owner sees of the shared profile. */
export interface ShareView {
  enabled: boolean;
  /** Anyone who has the link sees the profile now. */
  open: boolean;
  /** null before the first time it is on, or when it cannot be shown again: renew it then. */
  link: string | null;
  expiresAt: Date | null;
  views: number;
  /** When a guardian was asked to approve it; null: no request is open. */
  askedAt: Date | null;
  fields: ShareFieldView[];
}

export interface ShareFieldView extends Omit<ShareField, 'preticked'> {
  ticked: boolean;
  /** Whether the profile has a value. */
  filled: boolean;
}
