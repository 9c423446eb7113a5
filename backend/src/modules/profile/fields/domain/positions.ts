/** The positions that an athlete can choose, in the order in which a screen lists them. */
export const POSITIONS: readonly string[] = ['QB', 'RB', 'WR', 'TE', 'OL', 'DL', 'LB', 'DB', 'K', 'P'];
