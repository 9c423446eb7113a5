/** The groups in which rosters and sizes are counted, in the order in which a screen lists them. */
export const POSITION_GROUPS = ['QB', 'RB', 'WR', 'TE', 'OL', 'DL', 'LB', 'DB', 'K', 'P'] as const;

export type PositionGroup = (typeof POSITION_GROUPS)[number];

/** null: counted in no group. */
const GROUPS = {
  QB: 'QB',
  RB: 'RB',
  FB: 'RB',
  WR: 'WR',
  TE: 'TE',
  OL: 'OL',
  DL: 'DL',
  EDGE: 'DL',
  NT: 'DL',
  LB: 'LB',
  DB: 'DB',
  CB: 'DB',
  S: 'DB',
  K: 'K',
  P: 'P',
  LS: null,
  ATH: null,
} as const satisfies Record<string, PositionGroup | null>;

export type PositionCode = keyof typeof GROUPS;

/** The positions that an athlete can choose, in the order in which a screen lists them. */
export const POSITIONS: readonly PositionCode[] = Object.keys(GROUPS) as PositionCode[];

export function isPosition(code: string): code is PositionCode {
  return Object.hasOwn(GROUPS, code);
}

/** The group that an athlete of this position is counted in; null for LS, ATH and what is no position. */
export function positionGroup(code: string): PositionGroup | null {
  return isPosition(code) ? GROUPS[code] : null;
}
