/** One player as a school's own page writes it; what it does not say is ''. */
export interface PastedPlayer {
  name: string;
  position: string;
  classYear: string;
  height: string;
  weight: string;
}

export type PastedField = keyof PastedPlayer;

/** What a pasted text holds. */
export interface PastedRoster {
  players: PastedPlayer[];
  /** Rows or lines that belong to no player. */
  leftOut: number;
}
