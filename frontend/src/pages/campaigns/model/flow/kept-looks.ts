import { type EmailText, type LookedAt, lookedAt } from './looked-at';

const prefix = 'recruit-looked-at';
/** The most characters of all stored emails of a campaign: well below the storage limit of a tab. */
const most = 1_000_000;

interface Stored {
  /** Of the campaign whose emails were looked at. */
  revision: number;
  letters: [number, EmailText][];
  stale: number[];
}

function isEmailText(value: unknown): value is [number, EmailText] {
  if (!Array.isArray(value) || typeof value[0] !== 'number') return false;
  const { subject, text } = (value[1] ?? {}) as Record<string, unknown>;
  return typeof subject === 'string' && typeof text === 'string';
}

function read(value: unknown): Stored | null {
  const { revision, letters, stale } = (value ?? {}) as Record<string, unknown>;
  if (typeof revision !== 'number' || !Array.isArray(letters) || !Array.isArray(stale)) return null;
  return { revision, letters: letters.filter(isEmailText), stale: stale.filter((id) => typeof id === 'number') };
}

/** The emails that were looked at last, as many as fit. */
function bounded(letters: ReadonlyMap<number, EmailText>): [number, EmailText][] {
  let size = 0;
  return [...letters]
    .reverse()
    .filter(([, { subject, text }]) => (size += subject.length + text.length) <= most)
    .reverse();
}

/**
 * The emails of a campaign that were looked at, stored in this tab across a reload. If storage is blocked or full, they
 * have to be looked at again.
 */
export const keptLooks = {
  keyOf: (userId: string, campaignId: string): string => `${prefix} ${userId} ${campaignId}`,

  put(key: string, revision: number, { letters, stale }: LookedAt): void {
    try {
      if (letters.size === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify({ revision, letters: bounded(letters), stale: [...stale] }));
    } catch {
      // See above.
    }
  },

  /** Returns what was stored. If the campaign has changed since, each email has to be compared again. */
  get(key: string, revision: number): LookedAt {
    try {
      const stored = read(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      if (stored === null) return lookedAt.nothing;
      const letters = new Map(stored.letters);
      const stale = stored.revision === revision ? stored.stale.filter((id) => letters.has(id)) : letters.keys();
      return { letters, stale: new Set(stale), before: new Map() };
    } catch {
      return lookedAt.nothing;
    }
  },

  clear(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // See above.
    }
  },
};
