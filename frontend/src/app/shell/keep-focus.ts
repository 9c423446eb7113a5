/** Parts of a page that can take the focus of something in them; the page itself and a dialog are none. */
const parts = 'section, [role="region"], form, fieldset, article';

/**
 * Keeps the keyboard's place in `page`: when the focused element is removed (a row that was deleted), the nearest part around it that
 * is still there takes the focus, and when it was disabled for a moment (while something is saved) it gets the focus back. Returns what
 * ends it.
 */
export function keepFocus(page: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let around: HTMLElement[] = [];

  function remember({ target }: Event): void {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    around = [];
    for (let part = target.closest<HTMLElement>(parts); part !== null && page.contains(part) && part !== page;) {
      around.push(part);
      part = part.parentElement?.closest<HTMLElement>(parts) ?? null;
    }
  }

  function forget(): void {
    last = null;
  }

  function restore(): void {
    if (last === null || document.activeElement !== document.body || last.matches(':disabled')) return;
    const place = last.isConnected ? last : around.find((part) => part.isConnected);
    last = null;
    if (place === undefined) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(restore);
  observer.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  page.addEventListener('focusin', remember);
  // Who presses beside everything wants the focus nowhere.
  document.addEventListener('pointerdown', forget);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
  };
}
