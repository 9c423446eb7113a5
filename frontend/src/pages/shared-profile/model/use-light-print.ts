import { useEffect } from 'react';

/** Prints in the light theme even if the page is dark, because paper is white. */
export function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before: string | undefined;
    const lighten = () => {
      before = dataset['theme'];
      dataset['theme'] = 'light';
    };
    const restore = () => {
      if (before === undefined) delete dataset['theme'];
      else dataset['theme'] = before;
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
