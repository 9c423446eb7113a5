import { PRETICKED, type ShareFieldKey } from './share-fields.js';

/** What an athlete decided about the shared profile. */
export interface ShareSettings {
  enabled: boolean;
  /** Ticked, in the order of SHARE_FIELDS. */
  fields: readonly ShareFieldKey[];
  /** When the link expires; null = never. */
  expiresAt: Date | null;
}

/** A requested change; missing settings stay unchanged. */
export interface ShareChanges {
  enabled?: boolean;
  fields?: ShareFieldKey[];
  /** Counted from now; null = the link does not expire. */
  expiresInDays?: number | null;
}

export const EXPIRY_CHOICES = [7, 30, 90, 365] as const;
const DEFAULT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The default: off, nothing sensitive selected. */
export const UNSHARED: ShareSettings = { enabled: false, fields: PRETICKED, expiresAt: null };

/** Returns whether a visitor with the link sees the profile. */
export function isOpen({ enabled, expiresAt }: ShareSettings, now: Date): boolean {
  return enabled && (expiresAt === null || expiresAt > now);
}

/** `known`: the settings are the athlete's, not the default ones. A link that is turned on is never born expired. */
export function changeShare(before: ShareSettings, changes: ShareChanges, now: Date, known: boolean): ShareSettings {
  const enabled = changes.enabled ?? before.enabled;
  const fields = changes.fields ?? before.fields;
  if (changes.expiresInDays !== undefined) return { enabled, fields, expiresAt: after(changes.expiresInDays, now) };
  const stale = !known || (before.expiresAt !== null && before.expiresAt <= now);
  const turnedOn = enabled && changes.enabled === true && stale;
  return { enabled, fields, expiresAt: turnedOn ? after(DEFAULT_DAYS, now) : before.expiresAt };
}

/** The choice of days that a link which ends then was given; null: it does not end. */
export function daysUntil(expiresAt: Date | null, now: Date): number | null {
  if (expiresAt === null) return null;
  const days = Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS);
  return EXPIRY_CHOICES.find((choice) => choice >= days) ?? DEFAULT_DAYS;
}

function after(days: number | null, now: Date): Date | null {
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}
