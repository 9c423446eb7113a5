import type { ProfileForm } from './profile-form';

const keyOf = (userId: string): string => `recruit-profile-text ${userId}`;

function textsOf(value: unknown): Partial<ProfileForm> | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.values(value).every((text) => typeof text === 'string') ? value : null;
}

/**
 * What was typed when a save failed, kept in this tab until it is saved or given up: neither a session that ended nor
 * a reload takes it away. Storage that is blocked or full only means that it is not kept.
 */
export const keptProfile = {
  /** Keeps what differs from what the server knows; never the password. */
  put(userId: string, known: ProfileForm, typed: ProfileForm): void {
    const names = (Object.keys(known) as (keyof ProfileForm)[]).filter((name) => name !== 'currentPassword');
    const changed = names.filter((name) => typed[name] !== known[name]);
    try {
      sessionStorage.setItem(keyOf(userId), JSON.stringify(Object.fromEntries(changed.map((name) => [name, typed[name]]))));
    } catch {
      // See above.
    }
  },

  get(userId: string): Partial<ProfileForm> | null {
    try {
      return textsOf(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null'));
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
