const storageKey = 'recruit-placeholder-codes';
const listeners = new Set<() => void>();
let current: boolean | null = null;

function remembered(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'yes';
  } catch {
    return false;
  }
}

/** Whether placeholders are shown as codes; the choice is stored in this browser. */
export const codesShown = {
  get(): boolean {
    current ??= remembered();
    return current;
  },

  set(shown: boolean): void {
    current = shown;
    try {
      if (shown) localStorage.setItem(storageKey, 'yes');
      else localStorage.removeItem(storageKey);
    } catch {
      // Storage may be blocked: the choice then lasts as long as the page.
    }
    listeners.forEach((listener) => listener());
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
