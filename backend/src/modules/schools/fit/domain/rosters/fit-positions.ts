import { isPosition, POSITION_GROUPS, type PositionCode, type PositionGroup, positionGroup } from '../../../../profile/fields/index.js';

/** The words for the players of a position. */
const NAMES: Record<PositionCode, [one: string, many: string]> = {
  QB: ['quarterback', 'quarterbacks'],
  RB: ['running back', 'running backs'],
  FB: ['fullback', 'fullbacks'],
  WR: ['wide receiver', 'wide receivers'],
  TE: ['tight end', 'tight ends'],
  OL: ['offensive lineman', 'offensive linemen'],
  DL: ['defensive lineman', 'defensive linemen'],
  EDGE: ['edge rusher', 'edge rushers'],
  NT: ['nose tackle', 'nose tackles'],
  LB: ['linebacker', 'linebackers'],
  DB: ['defensive back', 'defensive backs'],
  CB: ['cornerback', 'cornerbacks'],
  S: ['safety', 'safeties'],
  K: ['kicker', 'kickers'],
  P: ['punter', 'punters'],
  LS: ['long snapper', 'long snappers'],
  ATH: ['athlete without a fixed position', 'athletes without a fixed position'],
};

/** In the order of requirement F-02. */
export const FIT_POSITIONS: readonly PositionGroup[] = POSITION_GROUPS;

/** "1 quarterback", "3 quarterbacks", "no quarterback". */
export function countPlayers(count: number, position: string): string {
  const [one, many] = isPosition(position) ? NAMES[position] : [position, position];
  if (count === 0) return `no ${one}`;
  return `${count} ${count === 1 ? one : many}`;
}

/** "quarterbacks". */
export function playersAt(position: string): string {
  return isPosition(position) ? NAMES[position][1] : position;
}

/** "EDGE is counted with defensive linemen."; null when the position is a group of its own, or in none. */
export function countedWith(position: string): string | null {
  const group = positionGroup(position);
  return group === null || group === position ? null : `${position} is counted with ${playersAt(group)}.`;
}
