import type { ImportResult } from './import-result';

const key = 'recruit-schools-import';

/**
 * The page loads again after an import; what the file's rows had to say waits here until it is read.
 * Storage that is blocked or full only means that it is not shown again.
 */
export const keptResult = {
  put(result: ImportResult): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(result));
    } catch {
      // See above.
    }
  },

  get(): ImportResult | null {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') as ImportResult | null;
    } catch {
      return null;
    }
  },

  clear(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // See above.
    }
  },
};
