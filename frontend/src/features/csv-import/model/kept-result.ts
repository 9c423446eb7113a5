import type { ImportResult } from './import-result';

const key = 'recruit-schools-import';

/**
 * The page is reloaded after an import; the messages about the rows of the file are kept here until they are read.
 * If storage is blocked or full, they are not shown again.
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
