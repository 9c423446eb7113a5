/** One player as on the pasted page; missing values are ''. */
export interface PastedPlayer {
  name: string;
  position: string;
  classYear: string;
  height: string;
  weight: string;
}

export type PastedField = keyof PastedPlayer;

/** The result of reading a pasted text. */
export interface PastedRoster {
  players: PastedPlayer[];
  /** Rows or lines that belong to no player. */
  leftOut: number;
}
