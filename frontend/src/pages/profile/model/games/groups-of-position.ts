import { isPosition, type PositionCode } from '@/entities/athlete';
import type { StatGroup } from './stat-group';

const all: readonly StatGroup[] = ['passing', 'rushing', 'defensive', 'receiving', 'kicking', 'punting', 'returning', 'other'];

const groups: Record<PositionCode, readonly StatGroup[]> = {
  QB: ['passing', 'rushing'],
  RB: ['rushing', 'receiving'],
  FB: ['rushing', 'receiving'],
  WR: ['receiving'],
  TE: ['receiving'],
  OL: all,
  DL: ['defensive'],
  EDGE: ['defensive'],
  NT: ['defensive'],
  LB: ['defensive'],
  DB: ['defensive'],
  CB: ['defensive'],
  S: ['defensive'],
  K: ['kicking'],
  P: ['punting'],
  LS: all,
  ATH: all,
};

/** The stats that an athlete of this position enters for a game; all of them for other positions. */
export function groupsOfPosition(position: string | null): readonly StatGroup[] {
  return isPosition(position) ? groups[position] : all;
}
