/** Positions in the order of requirement F-02, with the words for their players. */
const NAMES: Record<string, [one: string, many: string]> = {
  QB: ['quarterback', 'quarterbacks'],
  RB: ['running back', 'running backs'],
  WR: ['wide receiver', 'wide receivers'],
  TE: ['tight end', 'tight ends'],
  OL: ['offensive lineman', 'offensive linemen'],
  DL: ['defensive lineman', 'defensive linemen'],
  LB: ['linebacker', 'linebackers'],
  DB: ['defensive back', 'defensive backs'],
  K: ['kicker', 'kickers'],
  P: ['punter', 'punters'],
};

export const FIT_POSITIONS: readonly string[] = Object.keys(NAMES);

/** "1 quarterback", "3 quarterbacks", "no quarterback". */
export function countPlayers(count: number, position: string): string {
  const [one, many] = NAMES[position] ?? [position, position];
  if (count === 0) return `no ${one}`;
  return `${count} ${count === 1 ? one : many}`;
}

/** "quarterbacks". */
export function playersAt(position: string): string {
  return NAMES[position]?.[1] ?? position;
}
