import { isPosition, type PositionCode } from '../../../profile/fields/index.js';

const NAMES: Record<PositionCode, string> = {
  QB: 'quarterback',
  RB: 'running back',
  FB: 'fullback',
  WR: 'wide receiver',
  TE: 'tight end',
  OL: 'offensive lineman',
  DL: 'defensive lineman',
  EDGE: 'edge rusher',
  NT: 'nose tackle',
  LB: 'linebacker',
  DB: 'defensive back',
  CB: 'cornerback',
  S: 'safety',
  K: 'kicker',
  P: 'punter',
  LS: 'long snapper',
  ATH: 'athlete',
};

/** "QB" → "quarterback"; an unknown code is returned unchanged. */
export function positionName(code: string): string {
  return isPosition(code) ? NAMES[code] : code;
}
