/** What the athlete chose; "system" follows the device. */
export type ColorMode = 'system' | 'light' | 'dark';

const storageKey = 'recruit-theme';
const listeners = new Set<() => void>();
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

let current: ColorMode | null = null;

function remembered(): ColorMode {
  try {
    const value = localStorage.getItem(storageKey);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

function remember(mode: ColorMode): void {
  try {
    if (mode === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, mode);
  } catch {
    // Storage may be blocked: the choice then lasts as long as the page.
  }
}

function apply(mode: ColorMode): void {
  const scheme = mode === 'system' ? (systemDark().matches ? 'dark' : 'light') : mode;
  document.documentElement.setAttribute('data-theme', scheme);
}

/** The choice of light or dark: remembered in this browser, applied to the document, the same in every tab. */
export const colorMode = {
  get(): ColorMode {
    current ??= remembered();
    return current;
  },

  set(mode: ColorMode): void {
    current = mode;
    remember(mode);
    apply(mode);
    listeners.forEach((listener) => listener());
  },

  /** Follows the device and other tabs from now on, beginning with what changed since the page came; returns how to stop. */
  watch(): () => void {
    const media = systemDark();
    const onSystem = () => apply(colorMode.get());
    onSystem();
    const onStorage = (event: StorageEvent) => {
      if (event.key !== storageKey && event.key !== null) return;
      current = remembered();
      apply(current);
      listeners.forEach((listener) => listener());
    };
    media.addEventListener('change', onSystem);
    window.addEventListener('storage', onStorage);
    return () => {
      media.removeEventListener('change', onSystem);
      window.removeEventListener('storage', onStorage);
    };
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
