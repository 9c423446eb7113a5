import { useEffect, useState } from 'react';

/** The size of the text that a reader chose, and how much of it the window is wide. */
export interface RootFont {
  /** Pixels of one rem. */
  pixels: number;
  /** Width of the window in whole rem. */
  widthRem: number;
}

function rootFont(): RootFont {
  const pixels = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return { pixels, widthRem: Math.floor(window.innerWidth / pixels) };
}

/** Looks again when the window or the page changes its size: larger text makes every page longer. */
export function useRootFont(): RootFont {
  const [font, setFont] = useState(rootFont);
  useEffect(() => {
    const look = () =>
      setFont((before) => {
        const now = rootFont();
        return now.pixels === before.pixels && now.widthRem === before.widthRem ? before : now;
      });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    observer?.observe(document.documentElement);
    window.addEventListener('resize', look);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', look);
    };
  }, []);
  return font;
}
