export { type ColorMode, colorMode } from './color-mode';
export { useColorMode } from './use-color-mode';
