import type { ProfileForm } from './profile-form';

/** What was typed, and the stored values that it was typed over. */
interface Kept {
  typed: Partial<ProfileForm>;
  seen: Partial<ProfileForm>;
}

const keyOf = (userId: string): string => `recruit-profile-text ${userId}`;

function areTexts(value: unknown): value is Partial<ProfileForm> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

function keptOf(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null) return null;
  const { typed, seen } = value as Record<string, unknown>;
  return areTexts(typed) && areTexts(seen) ? { typed, seen } : null;
}

/**
 * Form values of a failed save, kept in this tab until they are saved or discarded: they survive the end of the session and
 * a reload. If storage is blocked or full, they are not kept.
 */
export const keptProfile = {
  /** Keeps what differs from what was seen; never the password. */
  put(userId: string, seen: ProfileForm, typed: ProfileForm): void {
    const names = (Object.keys(seen) as (keyof ProfileForm)[]).filter((name) => name !== 'currentPassword');
    const changed = names.filter((name) => typed[name] !== seen[name]);
    const of = (form: ProfileForm) => Object.fromEntries(changed.map((name) => [name, form[name]]));
    try {
      sessionStorage.setItem(keyOf(userId), JSON.stringify({ typed: of(typed), seen: of(seen) }));
    } catch {
      // See above.
    }
  },

  get(userId: string): Kept | null {
    try {
      return keptOf(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null'));
    } catch {
      return null;
    }
  },

  clear(userId: string): void {
    try {
      sessionStorage.removeItem(keyOf(userId));
    } catch {
      // See above.
    }
  },
};
