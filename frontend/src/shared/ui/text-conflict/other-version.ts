const prefix = 'recruit-other-version';

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/**
 * The version that was not chosen, kept in this tab until it is discarded or another one takes its place.
 * If storage is blocked or full, it is not kept.
 */
export const otherVersion = {
  put(key: string, texts: Readonly<Record<string, string>>): void {
    try {
      sessionStorage.setItem(`${prefix} ${key}`, JSON.stringify(texts));
    } catch {
      // See above.
    }
  },

  get(key: string): Record<string, string> | null {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(`${prefix} ${key}`) ?? 'null');
      return isTexts(value) ? value : null;
    } catch {
      return null;
    }
  },

  clear(key: string): void {
    try {
      sessionStorage.removeItem(`${prefix} ${key}`);
    } catch {
      // See above.
    }
  },
};
