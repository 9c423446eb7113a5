import { useSyncExternalStore } from 'react';
import { type ColorMode, colorMode } from './color-mode';

/** The chosen theme, and how to choose another. */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  return [useSyncExternalStore(colorMode.subscribe, colorMode.get), colorMode.set];
}
