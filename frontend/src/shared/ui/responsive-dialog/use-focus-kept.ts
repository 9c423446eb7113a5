import { useEffect } from 'react';

/**
 * A dialog gives the focus back to what opened it. When that is gone (a dialog before this one, a row that was
 * deleted) the focus would fall out of the page: then the page's heading takes it.
 */
export function useFocusKept(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
      });
    };
  }, [open]);
}
