/** One thing that can be opened. */
export interface PaletteItem {
  key: string;
  label: string;
  /** Distinguishes it from others with the same name. */
  note: string;
  to: string;
}

/** What a search found of one kind, the best first. */
export interface PaletteGroup {
  title: 'Schools' | 'Coaches' | 'Campaigns' | 'Pages';
  items: readonly PaletteItem[];
}
