export type { PalettePage } from './model/palette-groups';
export { KeyList } from './ui/key-list';
export { SearchPalette } from './ui/search-palette';
