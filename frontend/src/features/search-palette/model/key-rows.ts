export interface KeyRow {
  /** Keys to press, one or the other; "Ctrl K" is pressed together. */
  keys: readonly string[];
  does: string;
}

export interface KeySection {
  title: string;
  rows: readonly KeyRow[];
}

/** Every key of the app that does more than in any web page. */
export function keySections({ isMac, isAdmin }: { isMac: boolean; isAdmin: boolean }): KeySection[] {
  const adminKeys: KeySection = {
    title: 'Suggested coaches',
    rows: [
      { keys: ['J', '↓'], does: 'Next school' },
      { keys: ['K', '↑'], does: 'School before' },
      { keys: ['X'], does: 'Tick the school' },
    ],
  };
  return [
    {
      title: 'Everywhere',
      rows: [
        { keys: [isMac ? '⌘ K' : 'Ctrl K'], does: 'Search schools, coaches, campaigns and pages' },
        { keys: ['?'], does: 'Show these keys' },
        { keys: ['Esc'], does: 'Close what is open' },
      ],
    },
    {
      title: 'In the search',
      rows: [
        { keys: ['↓', '↑'], does: 'Next result, result before' },
        { keys: ['Enter'], does: 'Open the result' },
      ],
    },
    {
      title: 'Schools',
      rows: [
        { keys: ['/'], does: 'Search the list of schools' },
        { keys: ['←', '→'], does: 'On the board: move the school one column' },
        { keys: ['↑', '↓'], does: 'On the board: school above, school below' },
      ],
    },
    ...(isAdmin ? [adminKeys] : []),
  ];
}
