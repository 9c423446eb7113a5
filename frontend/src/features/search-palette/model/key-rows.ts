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
      { keys: ['K', '↑'], does: 'Previous school' },
      { keys: ['X'], does: 'Select the school' },
    ],
  };
  return [
    {
      title: 'Everywhere',
      rows: [
        { keys: [isMac ? '⌘ K' : 'Ctrl K'], does: 'Search schools, coaches, campaigns and pages' },
        { keys: ['?'], does: 'Show these keys' },
        { keys: ['Esc'], does: 'Close the open window' },
      ],
    },
    {
      title: 'In the search',
      rows: [
        { keys: ['↓', '↑'], does: 'Next or previous result' },
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
