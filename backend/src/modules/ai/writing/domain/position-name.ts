const NAMES: Record<string, string> = {
  QB: 'quarterback',
  RB: 'running back',
  WR: 'wide receiver',
  TE: 'tight end',
  OL: 'offensive lineman',
  DL: 'defensive lineman',
  LB: 'linebacker',
  DB: 'defensive back',
  K: 'kicker',
  P: 'punter',
};

/** "QB" → "quarterback"; a code that is not known stays as it is. */
export function positionName(code: string): string {
  return NAMES[code] ?? code;
}
